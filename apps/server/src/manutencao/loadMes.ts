import { type LinhaMes, listLinhasMes } from '@portal/domain/manutencao/situacaoMes.ts'
import { readRestante } from '@portal/domain/ortodontia/meses.ts'
import type { Db } from '../db/client.ts'
import { listPrecos } from '../regraEvento/preco.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { type LinhaAno, listAtivos } from './ano.store.ts'

/** A line of the month with whose it is, what it is worth by today's table, and what its treatment still allows. */
export type ManutencaoDoMes = LinhaMes &
  Pick<LinhaAno, 'numeroTratamento' | 'codigoAssociado' | 'nomeAssociado'> & {
    /** Null where the network has no price. */
    centavos: number | null
    guiasRestantes: number
    prorrogavel: boolean
  }

/** The event that a maintenance is charged as: the treatment's last, or the first of the table of one that had none. */
const findEvento = ({ codigoEvento }: LinhaAno, { todas }: TabelaRegras): string | undefined =>
  codigoEvento ?? todas.find(({ papelOrtodontia }) => papelOrtodontia === 'manutencao')?.codigoEvento

type Pergunta = { db: Db; tabela: TabelaRegras; codigoCredenciado: number; rede: string; hoje: string }

/**
 * The maintenances of the month of a civil day, by the patient's name. All treatments that go on are read: which list one is
 * of, the rule of the months says.
 */
export async function loadMes({
  db,
  tabela,
  codigoCredenciado,
  rede,
  hoje,
}: Pergunta): Promise<ManutencaoDoMes[]> {
  const anos = await listAtivos(db, codigoCredenciado)
  const prazo = tabela.findPrazoOrtodontia(rede, hoje)
  const eventos = [...new Set(anos.flatMap((ano) => findEvento(ano, tabela) ?? []))]
  const precos = await listPrecos(db, rede, eventos, hoje)
  return anos.flatMap((ano) => {
    const { numeroTratamento, codigoAssociado, nomeAssociado } = ano
    const { guiasRestantes, prorrogavel } = readRestante(ano, prazo, hoje)
    const centavos = precos.get(findEvento(ano, tabela) ?? '') ?? null
    const quem = { numeroTratamento, codigoAssociado, nomeAssociado, guiasRestantes, prorrogavel, centavos }
    return listLinhasMes(ano, prazo, hoje).map((linha) => ({ ...linha, ...quem }))
  })
}
