/** The part of the Battery Status API that is used here; many browsers have none. */
interface Battery extends EventTarget {
  readonly charging: boolean;
}

/**
 * Whether the device has power from outside: false where it does not tell. `unplugged` hears when it has
 * no more, until the signal comes.
 */
export async function isPluggedIn(unplugged: () => void, signal: AbortSignal): Promise<boolean> {
  const device = navigator as { readonly getBattery?: () => Promise<Battery> };
  try {
    const battery = await device.getBattery?.();
    if (!battery?.charging) return false;
    const changed = () => battery.charging || unplugged();
    battery.addEventListener("chargingchange", changed, { signal });
    return true;
  } catch {
    // A page of another site may forbid it.
    return false;
  }
}
