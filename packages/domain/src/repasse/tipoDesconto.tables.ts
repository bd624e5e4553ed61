/** What is taken from a payment, or added to it, besides the events: TISS `ct_descontos`, in its order. */
export const tiposDesconto = [
  { codigo: '01', rotulo: 'IRRF' },
  { codigo: '02', rotulo: 'ISS' },
  { codigo: '03', rotulo: 'INSS' },
  { codigo: '04', rotulo: 'PIS' },
  { codigo: '05', rotulo: 'COFINS' },
  { codigo: '06', rotulo: 'CSLL' },
  { codigo: '07', rotulo: 'Desconto financeiro' },
  { codigo: '08', rotulo: 'Ajuste de pagamento anterior' },
  { codigo: '09', rotulo: 'Ordem judicial' },
] as const

export type TipoDesconto = (typeof tiposDesconto)[number]['codigo']

export function getRotuloDesconto(codigo: TipoDesconto): string {
  const linha = tiposDesconto.find((tipo) => tipo.codigo === codigo)
  if (!linha) throw new RangeError(`no such discount: ${codigo}`)
  return linha.rotulo
}
