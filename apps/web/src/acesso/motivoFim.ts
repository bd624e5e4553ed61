const KEY = 'portal.motivoFim'

/** Goes along to the page that says that the session is over, which is a full load away: why, in a few words. */
export function keepMotivoFim(motivo: string): void {
  sessionStorage.setItem(KEY, motivo)
}

/** Why the session is over, where somebody said so; told once. */
export function takeMotivoFim(): string | undefined {
  const motivo = sessionStorage.getItem(KEY) ?? undefined
  sessionStorage.removeItem(KEY)
  return motivo
}
