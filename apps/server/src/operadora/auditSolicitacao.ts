import {
  auditEvento,
  explainPareceres,
  type Parecer,
  type PoliticaAuditoria,
} from '@portal/domain/auditoria/politicaAuditoria.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { statusAposAuditoria } from '@portal/domain/solicitacaoExame/decisaoAuditoria.ts'
import { loadPolitica } from '../auditoria/politica.store.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import { autorPolitica } from '../guia/registro/historico.store.ts'
import type { Services } from '../http/services.ts'
import type { TarefaSolicitacao } from '../job/filas.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { civilDay } from '../runtime/clock.ts'
import { moveSolicitacao } from '../solicitacaoExame/moveSolicitacao.ts'
import { findValidade } from '../solicitacaoExame/nascimentoSolicitacao.ts'
import {
  type EventoGuardado,
  findSolicitacao,
  type Solicitacao,
} from '../solicitacaoExame/solicitacao.store.ts'
import { tellSolicitacao } from '../solicitacaoExame/tellSolicitacao.ts'

/**
 * The audit decides a request, exam by exam, in one transaction: one that is no longer in analysis (decided, cancelled) is
 * left as it is. What is approved may be captured from today on. Operadora §1, §3.
 */
export async function auditSolicitacao(
  { background, clock, regras }: Pick<Services, 'background' | 'clock' | 'regras'>,
  { codigoCredenciado, numeroSolicitacao }: TarefaSolicitacao,
): Promise<void> {
  const em = clock.now()
  const hoje = civilDay(em)
  const tabela = await regras.get()
  await background.transaction(codigoCredenciado, async (db) => {
    const solicitacao = await findSolicitacao(db, codigoCredenciado, numeroSolicitacao, true)
    if (solicitacao?.status !== 'EM_ANALISE') return
    const politica = await loadPolitica(db, hoje)
    const { eventos, status, motivo } = decideSolicitacao(solicitacao, tabela, politica)
    const { rede } = await findContrato(db, codigoCredenciado)
    const validade = status === 'REPROVADA' ? null : await findValidade(db, solicitacao, rede, hoje)
    await moveSolicitacao(db, solicitacao, {
      acao: 'audit',
      para: { status, eventos, validade },
      autor: autorPolitica,
      motivo,
      em,
    })
    await tellSolicitacao(db, solicitacao, status, em)
  })
}

/** What the policy makes of a request in analysis, exam by exam, and why. */
export function decideSolicitacao(
  solicitacao: Pick<Solicitacao, 'eventos'>,
  tabela: Pick<TabelaRegras, 'find'>,
  politica: PoliticaAuditoria,
) {
  const decididos = solicitacao.eventos.map((evento) => decideExame(evento, tabela, politica))
  const eventos = decididos.map(({ evento }) => evento)
  const pareceres = decididos.flatMap(({ evento, parecer }) =>
    parecer ? [{ nome: sayExame(evento, tabela), parecer }] : [],
  )
  const status = statusAposAuditoria(eventos.map(({ situacao }) => situacao))
  return { eventos, status, motivo: explainPareceres(pareceres) }
}

/** "Exame 2 (Radiografia periapical)", as the request lists it. */
const sayExame = ({ sequencial, codigoEvento }: EventoGuardado, tabela: Pick<TabelaRegras, 'find'>): string =>
  `Exame ${sequencial} (${tabela.find(codigoEvento)?.descricao ?? codigoEvento})`

/** An exam asks for no image: it is the image. */
const isDeImagem = ({ campo, severidade }: Motivo): boolean =>
  campo === 'imagem' || severidade === 'pendenciaImagem'

/** Decides an exam in analysis by the policy. One that was approved when the request was saved stays as it is. */
function decideExame(
  evento: EventoGuardado,
  tabela: Pick<TabelaRegras, 'find'>,
  politica: PoliticaAuditoria,
): { evento: EventoGuardado; parecer?: Parecer } {
  if (evento.situacao !== 'EM_ANALISE') return { evento }
  const regra = tabela.find(evento.codigoEvento)
  if (!regra) throw new Error(`no rule of ${evento.codigoEvento}`)
  const { justificativa } = evento
  const motivos = evento.motivos.filter((motivo) => !isDeImagem(motivo))
  const parecer = auditEvento({ regra, motivos, justificativa, imagens: [] }, politica)
  const situacao = parecer.aprovado ? 'APROVADO' : 'REPROVADO'
  const decididos = parecer.aprovado ? motivos : []
  return { evento: { ...evento, situacao, motivos: parecer.motivos, decididos }, parecer }
}
