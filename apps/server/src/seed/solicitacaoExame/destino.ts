import { loadGuia } from '../../guia/fatos/loadGuia.ts'
import { acaoVinculo, insertHistorico } from '../../guia/registro/historico.store.ts'
import { toAutor } from '../../guia/reply/situacao.ts'
import { listExigidas } from '../../imagem/eventosImagem.ts'
import { insertImagem } from '../../imagem/imagem.store.ts'
import { tellCopias, toCopia } from '../../vinculoExame/linkExames.ts'
import { findPronto, insertCiencia, listImagensExame } from '../../vinculoExame/vinculoExame.store.ts'
import { credenciadoOf } from '../guia/gerador.ts'
import type { Cena } from './cena.data.ts'
import { actAs, findGuiaEmTratamento, touchGuia } from './paciente.store.ts'
import type { Palco } from './palco.ts'

const MEIA_HORA = 30 * 60_000

/** What the requester did with what came: linked it to the guide of the patient, or said that none needs it. */
export async function settleExame(palco: Palco, cena: Cena, fichaExame: number): Promise<void> {
  const { db } = palco
  const { credenciado, destino } = cena
  await actAs(db, credenciado)
  const pronto = await findPronto(db, credenciado, fichaExame)
  if (!pronto) throw new Error(`nothing came of the form ${fichaExame}`)
  if (destino === 'ciente') {
    const em = new Date(pronto.recebidaEm.getTime() + MEIA_HORA)
    await insertCiencia(db, {
      codigoCredenciado: credenciado,
      numeroSolicitacao: pronto.numeroSolicitacao,
      em,
      login: credenciado,
    })
    return
  }
  const { codigoAssociado, recebidaEm } = pronto
  const alvo = await findGuiaEmTratamento(db, credenciado, codigoAssociado)
  const em = new Date(Math.max(recebidaEm.getTime(), alvo.em.getTime()) + MEIA_HORA)
  const carregada = await loadGuia(db, palco.tabela, palco.hoje, credenciado, alvo.numeroFicha)
  if (!carregada) throw new Error(`no guide ${alvo.numeroFicha}`)
  const exigidas = await listExigidas(db, palco.tabela, carregada)
  const pedidos = pronto.eventos.filter(({ situacao }) => situacao === 'APROVADO')
  const dono = { numeroFicha: alvo.numeroFicha, codigoCredenciado: credenciado, codigoAssociado }
  const copias = (await listImagensExame(db, [fichaExame])).map((imagem) =>
    toCopia({ ...imagem, pedidos }, exigidas, em),
  )
  for (const copia of copias) await insertImagem(db, dono, copia)
  const { statusFicha, codigoEtapaAtual } = carregada.guia
  await insertHistorico(db, {
    numeroFicha: alvo.numeroFicha,
    codigoCredenciado: credenciado,
    em,
    autor: toAutor(credenciadoOf(credenciado)),
    acao: acaoVinculo,
    deStatus: statusFicha,
    paraStatus: statusFicha,
    deEtapa: codigoEtapaAtual,
    paraEtapa: codigoEtapaAtual,
    motivo: tellCopias(copias),
  })
  await touchGuia(db, credenciado, alvo.numeroFicha, em)
}
