import type { ExameAprovado, GuiaContexto, Item, MomentoAvaliacao, MotivoDecidido } from '../contexto.ts'
import type { Motivo, SeveridadeMotivo } from '../motivo.ts'

const decididas: readonly SeveridadeMotivo[] = ['auditoria', 'pendenciaJustificativa']

type ComExames = Pick<GuiaContexto, 'examesAprovados'>
type Exame = Pick<Item, 'codigoEvento' | 'dente' | 'regiao'>

/** What the request approved of this event at this place. */
function listAprovados(item: Exame, { examesAprovados = [] }: ComExames): readonly ExameAprovado[] {
  const codigoLocalizacao = item.dente ?? item.regiao ?? null
  return examesAprovados.filter(
    (exame) => exame.codigoEvento === item.codigoEvento && exame.codigoLocalizacao === codigoLocalizacao,
  )
}

/** How many of this exam at this place the request approved. */
export const countAprovados = (item: Exame, guia: ComExames): number =>
  listAprovados(item, guia).reduce((soma, { quantidade }) => soma + quantidade, 0)

const isMesmo = (motivo: Motivo, decidido: MotivoDecidido): boolean =>
  motivo.codigoGlosa === decidido.codigoGlosa &&
  motivo.eventoAnterior?.codigoEvento === decidido.eventoAnterior?.codigoEvento &&
  motivo.eventoAnterior?.data === decidido.eventoAnterior?.data

/**
 * The reasons that are left of an exam whose request was approved: what was decided or justified there is not asked again
 * (Operadora §3); what arose since is. Its image is what the guide is opened for: only payment asks for it.
 */
export function withoutDecididos(
  motivos: readonly Motivo[],
  item: Item,
  guia: ComExames,
  momento: MomentoAvaliacao,
): readonly Motivo[] {
  const aprovados = listAprovados(item, guia)
  if (aprovados.length === 0) return motivos
  const decididos = aprovados.flatMap((exame) => exame.motivos)
  return motivos.filter((motivo) => {
    if (motivo.campo === 'imagem') return momento === 'pagamento'
    return !decididas.includes(motivo.severidade) || !decididos.some((decidido) => isMesmo(motivo, decidido))
  })
}
