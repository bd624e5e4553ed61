import { keepTexto, readTexto } from '../api/guardado.ts'

const KEY = 'portal.motivoFim'

/** Goes along to the page that says that the session is over, which is a full load away: why, in a few words. */
export function keepMotivoFim(motivo: string): void {
  keepTexto('sessionStorage', KEY, motivo)
}

/** Why the session is over, where somebody said so; told once. */
export function takeMotivoFim(): string | undefined {
  const motivo = readTexto('sessionStorage', KEY)
  keepTexto('sessionStorage', KEY, undefined)
  return motivo
}
