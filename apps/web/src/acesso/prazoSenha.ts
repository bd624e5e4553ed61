/** From this many days on the portal asks to change the password. */
export const DIAS_AVISO = 10

/** How long the password still lasts, for the header's link that changes it; undefined while there is time. */
export function describePrazo(dias: number | undefined): string | undefined {
  if (dias === undefined || dias > DIAS_AVISO) return undefined
  return dias <= 1 ? 'expira hoje' : `expira em ${dias} dias`
}
