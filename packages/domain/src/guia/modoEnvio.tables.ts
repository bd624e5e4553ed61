/** The two ways of sending done events to payment (Spec §4). */
export const modosEnvio = [
  { codigo: 'TOKEN', nome: 'token', rotulo: 'Confirmação por token' },
  { codigo: 'REPASSE', nome: 'repasse', rotulo: 'Encaminhamento para pagamento' },
] as const

type Linha = (typeof modosEnvio)[number]
export type ModoEnvio = Linha['codigo']

export function getModoEnvio(codigo: string): Linha | undefined {
  return modosEnvio.find((linha) => linha.codigo === codigo)
}
