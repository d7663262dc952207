/** Of something that concerns every board: watched once for all of them, as long as there is one. */
export function shared(watch: (happened: () => void) => () => void) {
  const all = new Set<() => void>();
  let end = () => {};
  return (happened: () => void): (() => void) => {
    if (!all.size) {
      end = watch(() => {
        for (const one of all) one();
      });
    }
    // Two boards may hand in the same function.
    const one = () => happened();
    all.add(one);
    return () => {
      if (all.delete(one) && !all.size) end();
    };
  };
}
