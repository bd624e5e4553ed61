/** From this many days on the portal asks to change the password. */
const DIAS_AVISO = 10

/** When it expires, as the header says it beside the link that changes it; undefined while there is time. */
export function describePrazo(dias: number | null | undefined): string | undefined {
  if (dias === undefined || dias === null || dias > DIAS_AVISO) return undefined
  if (dias === 0) return 'expira hoje'
  return dias === 1 ? 'expira amanhã' : `expira em ${dias} dias`
}
