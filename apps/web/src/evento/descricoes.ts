import type { EventoOfertado, evento } from '@portal/contract/evento.ts'
import type { Reply } from '@portal/contract/route.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { formatCodigoEvento, parseCodigoEvento } from '@portal/domain/texto/mascara.ts'

type Template = Reply<typeof evento.getTemplate>
type Traducao = Reply<typeof evento.listEventosTraduzidos>[number]

const DIGITOS_CODIGO = 8

/** An event as the search shows it: masked code and name. */
export const labelOf = (evento: Pick<EventoOfertado, 'codigoEvento' | 'descricao'> | undefined): string =>
  evento ? `${formatCodigoEvento(evento.codigoEvento)} ${evento.descricao}` : ''

/** That a code typed by habit is another one by now. Spec §7. */
export const describeAntigo = (codigoAntigo: string, codigoEvento: string): string =>
  `${formatCodigoEvento(codigoAntigo)} é código antigo: hoje ${formatCodigoEvento(codigoEvento)}.`

/** Why nothing was found: a former code of an event that is not offered here is said as what it is. */
export function describeVazio(texto: string, traducoes: readonly Traducao[]): string {
  const digitos = parseCodigoEvento(texto)
  const traducao =
    digitos.length === DIGITOS_CODIGO && traducoes.find(({ codigoAntigo }) => codigoAntigo === digitos)
  if (!traducao) return 'Nenhum evento com este código ou palavra.'
  return `${formatCodigoEvento(digitos)} é código antigo: hoje ${labelOf(traducao)}, que não se oferece aqui.`
}

function describeFaces({ facesMinimo, facesMaximo }: Template): string | undefined {
  if (facesMaximo === 0) return undefined
  if (facesMinimo === facesMaximo) return countOf(facesMinimo, 'face', 'faces')
  return `de ${facesMinimo} a ${facesMaximo} faces`
}

function describeImagens({ imagemInicial, imagemFinal }: Template): string | undefined {
  if (imagemInicial && imagemFinal) return 'imagens inicial e final'
  if (imagemInicial) return 'imagem inicial'
  return imagemFinal ? 'imagem final' : undefined
}

/** What an item of the event must always bring: "Pede dente, 2 faces e imagem inicial."; empty where it is nothing. */
export function describeTemplate(template: Template): string {
  const { local } = template
  const lugar = { dente: 'dente', regiao: 'região' }[local]
  const pedidos = [lugar, describeFaces(template), describeImagens(template)].filter(
    (parte) => parte !== undefined,
  )
  return pedidos.length === 0 ? '' : `Pede ${new Intl.ListFormat('pt-BR').format(pedidos)}.`
}
