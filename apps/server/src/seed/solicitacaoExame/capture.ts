import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { addDiasUteis } from '@portal/domain/calendario/diaUtil.ts'
import { findAssociadosPorCodigo } from '../../associado/associado.store.ts'
import { type Captura, captureExame, findCaptura } from '../../capturaExame/capturaExame.store.ts'
import { civilDay } from '../../runtime/clock.ts'
import type { Solicitacao } from '../../solicitacaoExame/solicitacao.store.ts'
import { touchSolicitacao } from '../../vinculoExame/vinculoExame.store.ts'
import { toInstante } from '../database/instante.ts'
import type { GuiaSemeada } from '../linha/guiaSemeada.ts'
import type { Cena } from './cena.data.ts'
import { liveGuiaExame, toGuiaExame } from './guiaExame.ts'
import { actAs, takeSenha } from './paciente.store.ts'
import type { Palco } from './palco.ts'

/** How long before the guide is opened its request is captured. */
const MINUTOS = 4
/** Late yesterday: what a unit did not open by now may be given back for some hours more. */
const TARDE = 17 * 60 + 40

async function takeCaptura(
  { db }: Palco,
  { numeroSolicitacao, codigoAssociado }: Solicitacao,
  unidade: number,
  em: Date,
): Promise<Captura> {
  const associado = (await findAssociadosPorCodigo(db, [codigoAssociado])).get(codigoAssociado)
  const chave = { numeroSolicitacao, codigoAssociado, dataNascimento: associado?.dataNascimento ?? '' }
  await actAs(db, unidade)
  const resultado = await captureExame(db, chave, em, civilDay(em))
  const captura = await findCaptura(db, unidade, numeroSolicitacao)
  if (!captura) throw new Error(`capture of ${numeroSolicitacao}: ${resultado}`)
  return captura
}

/** The unit captures the request and does as much of it as the scene says; the guide that it opened, if any. */
export async function captureCena(
  palco: Palco,
  cena: Cena,
  solicitacao: Solicitacao,
): Promise<GuiaSemeada | undefined> {
  const { db, hoje } = palco
  const { captura: dita, credenciado } = cena
  if (!dita) return undefined
  const { unidade, apos, ate } = dita
  if (ate === 'captura') {
    await takeCaptura(palco, solicitacao, unidade, new Date(toInstante(addDays(hoje, -1), TARDE)))
    return undefined
  }
  const criada = civilDay(solicitacao.criadaEm)
  const [previsto, ontem] = [addDiasUteis(criada, apos), addDays(hoje, -1)]
  const guia = liveGuiaExame(palco, solicitacao, unidade, previsto < ontem ? previsto : ontem, ate)
  const aberta = new Date(guia.momentos[0]?.em ?? '')
  const captura = await takeCaptura(
    palco,
    solicitacao,
    unidade,
    new Date(aberta.getTime() - MINUTOS * 60_000),
  )
  const numero = { numeroFicha: captura.numeroFichaRadiologia, senha: await takeSenha(db) }
  const linhas = toGuiaExame(palco, captura, guia, numero)
  for (const { enviada_em } of linhas.imagem_guia) {
    await touchSolicitacao(db, credenciado, solicitacao.numeroSolicitacao, new Date(String(enviada_em)))
  }
  return linhas
}
