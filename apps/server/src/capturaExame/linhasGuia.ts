import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { ExameAprovado, MotivoDecidido } from '@portal/domain/evento/contexto.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { toItens } from '@portal/domain/solicitacaoExame/itensPedido.ts'
import { isAprovado } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Conteudo } from '../guia/fatos/rascunho.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { EventoGuardado } from '../solicitacaoExame/solicitacao.store.ts'
import type { Captura } from './capturaExame.store.ts'

/** The approved exams as the draft of the guide that does them: a line for each place, and why they were asked for. */
export function toConteudo({ eventos }: Pick<Captura, 'eventos'>, tabela: TabelaRegras): Conteudo {
  const aprovados = eventos.filter(isAprovado)
  const linhas = aprovados.flatMap((evento) =>
    toItens(evento, tabela.find(evento.codigoEvento)?.local ?? 'nenhum'),
  )
  const itens = linhas.map(
    ({ codigoEvento, dente, regiao, quantidade }, i): ItemRascunho => ({
      sequencial: i + 1,
      codigoEvento,
      quantidade,
      ...(dente !== undefined && { dente }),
      ...(regiao !== undefined && { regiao }),
    }),
  )
  return { itens, observacao: '', justificativa: joinJustificativas(aprovados, tabela) }
}

/** A guide has one justification for all its events: where the exams give several, each begins with the name of its exam. */
function joinJustificativas(eventos: readonly EventoGuardado[], tabela: TabelaRegras): string {
  const ditas = eventos.filter(({ justificativa }) => justificativa !== '')
  const [unica, ...outras] = new Set(ditas.map(({ justificativa }) => justificativa))
  if (unica === undefined || outras.length === 0) return unica ?? ''
  const linhas = ditas.map(({ codigoEvento, justificativa }) => {
    const descricao = tabela.find(codigoEvento)?.descricao ?? codigoEvento
    return `${descricao}: ${justificativa}`
  })
  return toTextoGuardado(linhas.join('\n')).slice(0, MAXIMO_TEXTO)
}

/** What the request approved, by place, with the reasons that were decided there. */
export const listExamesAprovados = (
  { eventos }: Pick<Captura, 'eventos'>,
  tabela: TabelaRegras,
): ExameAprovado[] =>
  eventos.filter(isAprovado).flatMap((evento) =>
    toItens(evento, tabela.find(evento.codigoEvento)?.local ?? 'nenhum').map(
      ({ codigoEvento, dente, regiao, quantidade }) => ({
        codigoEvento,
        codigoLocalizacao: dente ?? regiao ?? null,
        quantidade,
        motivos: [...(evento.decididos ?? []), ...evento.motivos].map(toDecidido),
      }),
    ),
  )

const toDecidido = ({ codigoGlosa, eventoAnterior }: Motivo): MotivoDecidido => ({
  codigoGlosa,
  ...(eventoAnterior && {
    eventoAnterior: { codigoEvento: eventoAnterior.codigoEvento, data: eventoAnterior.data },
  }),
})
