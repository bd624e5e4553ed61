import { trimCartao } from '@portal/domain/associado/cartao.ts'

/** Which patient or object a call touched, for the access trail. */
export type Acesso = { codigoAssociado?: string | undefined; objeto?: string | undefined }

/** What a call names its object by, in an address or a body. */
const nomes = [
  ...['numeroFicha', 'nrFicha', 'fichaExame', 'fichaVinculo', 'numeroFichaRadiologia'],
  ...[
    'numeroSolicitacao',
    'numeroPedido',
    'numeroTratamento',
    'id',
    'sequencial',
    'numeroOcorrencia',
    'codigoAssociado',
  ],
]

/** The objects that the input of a call names, in words; the card is told as the patient. */
export function toAcessoPedido(input: Record<string, unknown>): Acesso {
  const named = Object.values(input).flatMap((part) =>
    Object.entries(typeof part === 'object' && part !== null ? part : {}).filter(([nome]) =>
      nomes.includes(nome),
    ),
  )
  const card = named.find(([nome]) => nome === 'codigoAssociado')?.[1]
  const objeto = named
    .filter(([nome]) => nome !== 'codigoAssociado')
    .map(([nome, valor]) => `${nome} ${valor}`)
    .join(', ')
  return {
    codigoAssociado: card === undefined ? undefined : trimCartao(String(card)),
    objeto: objeto === '' ? 'acesso recusado' : objeto,
  }
}
