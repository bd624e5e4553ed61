import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { toPrazoEvento } from '@portal/domain/evento/criterio/data.ts'
import type { PartesDia, PartesDiaEvento } from '@portal/domain/evento/criterio/dia.ts'
import { findJanelaData, findJanelaEvento, type JanelaData } from '@portal/domain/guia/dataRealizacao.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { closeAtrasada } from '@portal/domain/repasse/apresentacao.ts'
import { findAssociadoDaGuia } from '../../associado/associado.store.ts'
import { findPlanoDaGuia, listPlanos } from '../../associado/plano.store.ts'
import { findContrato } from '../../credenciado/contrato.store.ts'
import type { Db } from '../../db/client.ts'
import { toPartesContexto } from '../../regraEvento/contexto.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { Evento } from '../fatos/evento.store.ts'
import { type FatosGuia, toItem } from '../fatos/fatosGuia.ts'
import { type Guia, isAuditada } from '../fatos/guia.store.ts'
import { loadGuias } from '../fatos/loadGuia.ts'
import { toPrazoGuia } from '../fatos/prazoGuia.ts'
import type { FatosPreco } from '../fatos/precoGuia.ts'

/** Who and what the day and the price of a guide's work depend on. */
export type FatosData = FatosPreco & { partes: PartesDia & PartesDiaEvento }

export async function loadFatosData(
  db: Db,
  tabela: TabelaRegras,
  guia: Guia,
  hoje: string,
): Promise<FatosData> {
  const [associado, planos, contrato] = await Promise.all([
    findAssociadoDaGuia(db, guia),
    listPlanos(db, guia.codigoAssociado),
    findContrato(db, guia.codigoCredenciado),
  ])
  const plano = findPlanoDaGuia(planos, guia, contrato.rede)
  return toFatosData({ hoje, tabela, guia, associado, plano, prontuario: { contrato } })
}

type Conhecidos = FatosPreco & Pick<FatosGuia, 'hoje' | 'guia' | 'associado'>

/** The same for whoever has read the guide's facts already. */
export function toFatosData({ hoje, tabela, guia, associado, plano, prontuario }: Conhecidos): FatosData {
  const { contrato } = prontuario
  return {
    hoje,
    tabela,
    guia,
    plano,
    prontuario: { contrato },
    partes: {
      hoje,
      justificativa: guia.justificativaTecnica ?? undefined,
      ...toPartesContexto(associado, plano, contrato, hoje),
      guia: {
        ...toPrazoGuia(guia, contrato.rede, tabela),
        recemNato: guia.recemNato,
        auditada: isAuditada(guia),
        examesAprovados: guia.examesAprovados ?? undefined,
      },
    },
  }
}

/** What is dated now is forwarded today at the earliest: days that are too old for it are not paid either. */
const closeTarde = (janela: JanelaData, { tabela, prontuario, hoje }: FatosData): JanelaData =>
  closeAtrasada(tabela.calendarios, janela, prontuario.contrato.rede, hoje)

/** The days on which the guide's events may be dated. */
export const findJanela = (fatos: FatosData): JanelaData =>
  closeTarde(findJanelaData(fatos.partes, fatos.hoje), fatos)

/** The days on which one event may be dated: the guide's, without those on which its own rule would not be paid. */
export function findJanelaDoEvento(fatos: FatosData, evento: Evento): JanelaData {
  const { partes, hoje, tabela } = fatos
  const item = toItem(evento)
  const janela = findJanelaData({ ...partes, guia: toPrazoEvento(partes.guia, item) }, hoje)
  const regra = tabela.find(evento.codigoEvento)
  return closeTarde(regra ? findJanelaEvento(janela, item, regra, partes) : janela, fatos)
}

export type JanelaDoEvento = (evento: Evento) => JanelaData

/**
 * The same of guides of one patient that are not loaded, guide by guide; undefined of one that takes no days. The patient,
 * her plans and the contract are asked for once.
 */
export async function loadJanelasDosEventos(
  db: Db,
  tabela: TabelaRegras,
  hoje: string,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<(numeroFicha: number) => JanelaDoEvento | undefined> {
  const carregadas = await loadGuias(db, tabela, hoje, codigoCredenciado, numerosFicha)
  const abertas = carregadas.filter(({ estado }) => motivoBloqueio(estado, 'updateDataEvento') === undefined)
  const [primeira] = abertas
  if (!primeira) return () => undefined
  const [associado, planos, contrato] = await Promise.all([
    findAssociadoDaGuia(db, primeira.guia),
    listPlanos(db, primeira.guia.codigoAssociado),
    findContrato(db, codigoCredenciado),
  ])
  const janelas = new Map(
    abertas.map(({ guia }): [number, JanelaDoEvento] => {
      const plano = findPlanoDaGuia(planos, guia, contrato.rede)
      const fatos = toFatosData({ hoje, tabela, guia, associado, plano, prontuario: { contrato } })
      return [guia.numeroFicha, (evento) => findJanelaDoEvento(fatos, evento)]
    }),
  )
  return (numeroFicha) => janelas.get(numeroFicha)
}

/** The wire has no undefined. */
export const toJanela = ({
  inicio,
  desde,
  antes,
  ate,
  depois,
}: JanelaData): NonNullable<GuiaDetalhada['janelaData']> => ({
  ...(inicio !== undefined && { inicio }),
  ...(desde !== undefined && { desde }),
  ...(antes && { antes }),
  ate,
  ...(depois && { depois }),
})
