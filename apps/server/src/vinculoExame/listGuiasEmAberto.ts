import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { type GuiaCarregada, loadGuia } from '../guia/fatos/loadGuia.ts'
import type { Context, Handler } from '../http/handler.ts'
import { listExigidas } from '../imagem/eventosImagem.ts'
import { listCandidatas } from './guiaCandidata.store.ts'
import { isClinicaDoAssociado } from './isClinicaDoAssociado.ts'

type Pedido = Context<typeof vinculoExame.listGuiasEmAberto>

async function toGuiaEmAberto({ db, services }: Pedido, carregada: GuiaCarregada) {
  const tabela = await services.regras.get()
  const { numeroFicha, codigoEspecialidade, statusFicha, liberadaEm } = carregada.guia
  // A copy of an exam is an initial image: it answers for none of what was done.
  const esperam = (await listExigidas(db, tabela, carregada)).filter(
    ({ atendida, momento }) => !atendida && momento === 'inicial',
  )
  const unicos = new Map(esperam.map((exigida) => [exigida.numeroSequencialInclusao, exigida]))
  return {
    numeroFicha,
    codigoEspecialidade,
    statusFicha,
    liberadaEm: liberadaEm.toISOString(),
    esperaImagem: [...unicos.values()].map(({ codigoEvento, codigoLocalizacao }) => ({
      codigoEvento,
      descricao: tabela.find(codigoEvento)?.descricao ?? codigoEvento,
      codigoLocalizacao,
    })),
  }
}

/** The clinical guides of the patient that take an image now, the newest first. */
export const listGuiasEmAberto: Handler<typeof vinculoExame.listGuiasEmAberto> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const { codigoCredenciado } = sessao
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'guias em aberto para vincular exames' })
  const tabela = await services.regras.get()
  const candidatas = await listCandidatas(db, codigoCredenciado, codigoAssociado)
  const carregadas = await Promise.all(
    candidatas.map(({ numeroFicha }) => loadGuia(db, tabela, hoje, codigoCredenciado, numeroFicha)),
  )
  const abertas = carregadas
    .filter((carregada) => carregada !== undefined)
    .filter(
      ({ guia, estado }) =>
        isClinicaDoAssociado(guia, codigoAssociado) && motivoBloqueio(estado, 'uploadImagem') === undefined,
    )
  return Promise.all(abertas.map((carregada) => toGuiaEmAberto(context, carregada)))
}
