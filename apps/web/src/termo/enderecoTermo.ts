/** Where a term that waits is read, and one that was accepted. */
export const addressOfPendente = (codigoDocumento: number): string =>
  `/portal/termosPendentes?documento=${codigoDocumento}`

export const addressOfAceito = (codigoDocumento: number): string =>
  `/portal/termos?documento=${codigoDocumento}`
