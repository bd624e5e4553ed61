import type { GuiaContexto, Item, MomentoAvaliacao } from '../contexto.ts'
import type { Motivo, SeveridadeMotivo } from '../motivo.ts'

const decididas: readonly SeveridadeMotivo[] = ['auditoria', 'pendenciaJustificativa']

/**
 * The reasons that are left of an exam whose request was approved: what a person decides, and the justification, were
 * dealt with there (Operadora §3). Its image is what the guide is opened for: only payment asks for it.
 */
export function withoutDecididos(
  motivos: readonly Motivo[],
  item: Item,
  { examesAprovados = [] }: Pick<GuiaContexto, 'examesAprovados'>,
  momento: MomentoAvaliacao,
): readonly Motivo[] {
  const codigoLocalizacao = item.dente ?? item.regiao ?? null
  const isAprovado = examesAprovados.some(
    (exame) => exame.codigoEvento === item.codigoEvento && exame.codigoLocalizacao === codigoLocalizacao,
  )
  if (!isAprovado) return motivos
  const resolvidas = momento === 'pagamento' ? decididas : [...decididas, 'pendenciaImagem']
  return motivos.filter(({ severidade }) => !resolvidas.includes(severidade))
}
