# Když se nějaká část programu nedá načíst. Tato slova jsou přímo v programu: ani ona by se načíst nedala.

error-part-unreachable = Tohle se nepodařilo načíst: stránky nejsou dostupné. Co tu je, zůstává.
error-part-gone = Klubovna má novější verzi a tato stránka je ještě ze staré. Načtěte ji znovu a pokračujte.
error-part-failed = Tohle se nepodařilo načíst.
part-again = Zkusit znovu
part-reload = Načíst stránku znovu
part-reason = Tohle tu nejde. Vysvětlení se nepodařilo načíst.
