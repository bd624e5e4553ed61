import type pg from 'pg'
import { listRegras } from '../../regraEvento/regra.store.ts'
import { toTabelaRegras } from '../../regraEvento/regras.ts'
import { findSolicitacao } from '../../solicitacaoExame/solicitacao.store.ts'
import { Random } from '../chance/random.ts'
import type { Precos } from '../contrato/precos.ts'
import { toDb } from '../database/toDb.ts'
import type { Gerador } from '../guia/gerador.ts'
import { copyGuias } from '../linha/copyGuias.ts'
import type { GuiaSemeada } from '../linha/guiaSemeada.ts'
import type { Acervo } from '../radiografia/acervo.ts'
import { askExames } from './askExames.ts'
import { captureCena } from './capture.ts'
import { CENAS, type Cena } from './cena.data.ts'
import { settleExame } from './destino.ts'
import { actAs } from './paciente.store.ts'
import { Expediente, type Palco } from './palco.ts'
import { livePedido } from './vidaPedido.ts'

/**
 * The exam requests of a year, in the order in which they were asked for, judged by the rules as they met the patient
 * that day. Runs once all other guides are there, and before the payments are made: units are paid for exams too.
 */
export async function enterPedidosExame(
  client: pg.ClientBase,
  gerador: Gerador,
  precos: Precos,
  acervo: Acervo,
  hoje: string,
): Promise<void> {
  const db = toDb(client)
  const tabela = toTabelaRegras(await listRegras(db))
  const random = new Random(82)
  const expediente = new Expediente(random)
  const palco: Palco = { db, tabela, gerador, random, precos, acervo, hoje, expediente }
  const pacientes = new Map<string, string>()
  const usados = new Set<string>()
  const prontas: { cena: Cena; numeroFicha: number }[] = []
  let guias: GuiaSemeada[] = []
  const writeGuias = async () => {
    if (guias.length > 0) await copyGuias(client, guias)
    guias = []
  }
  for (const cena of CENAS.toSorted((a, b) => b.dias - a.dias)) {
    const conhecido = pacientes.get(cena.paciente ?? '')
    // Her record tells of the exam by now.
    if (conhecido) await writeGuias()
    await actAs(db, cena.credenciado)
    const pedida = await askExames(palco, cena, usados, conhecido)
    if (!pedida) continue
    usados.add(pedida.codigoAssociado)
    if (cena.paciente) pacientes.set(cena.paciente, pedida.codigoAssociado)
    await livePedido(palco, cena, pedida)
    const atual = await findSolicitacao(db, cena.credenciado, pedida.numeroSolicitacao)
    const guia = atual && (await captureCena(palco, cena, atual))
    if (!guia) continue
    guias.push(guia)
    const [linha] = guia.guia
    if (cena.destino && linha) prontas.push({ cena, numeroFicha: Number(linha.numero_ficha) })
  }
  await writeGuias()
  for (const { cena, numeroFicha } of prontas) await settleExame(palco, cena, numeroFicha)
  await actAs(db, undefined)
}
