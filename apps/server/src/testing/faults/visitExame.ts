import { capturaExame } from '@portal/contract/capturaExame.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { bring, type Deliver } from './bring.ts'
import type { Ledger } from './ledger.ts'
import type { Session } from './session.ts'
import type { Supplies } from './supplies.ts'
import { createMark, writeJson } from './writes.ts'

/** Who asks for an exam, and a radiology unit that does it. */
export type Exame = Readonly<Record<'solicitante' | 'unidade', Session>>

type Options = { deliverAs: (session: Session) => Deliver; ledger: Ledger; supplies: Supplies }

/**
 * An exam from its request to the unit's guide, brought home each time: from the capture on it has one number, and under it
 * one guide, though two at the unit open it at once.
 */
export async function makeExame(
  { solicitante, unidade }: Exame,
  { deliverAs, ledger, supplies }: Options,
): Promise<void> {
  const codigoAssociado = supplies.nextAssociado()
  const mark = createMark()
  const pedido = {
    codigoAssociado,
    hipoteseDiagnostica: mark,
    eventos: [{ codigo: '81000405', quantidade: 1 }],
  }
  const pedida = await bring(
    writeJson('createSolicitacao', mark, solicitacaoExame.createSolicitacao, pedido),
    deliverAs(solicitante),
    ledger,
  )
  if (!pedida) return

  const { numeroSolicitacao } = pedida.body
  const chave = { codigoAssociado, numeroSolicitacao, dataNascimento: supplies.nascimento }
  const capturada = await bring(
    writeJson('captureSolicitacao', String(numeroSolicitacao), capturaExame.captureSolicitacao, chave),
    deliverAs(unidade),
    ledger,
  )
  if (!capturada) return

  const { numeroFichaSolicitacao } = capturada.body
  const abertura = {
    codigoAssociado,
    codigoEspecialidade: 14,
    radiologia: { capturaExame: { numeroFichaSolicitacao, numeroSolicitacaoExame: numeroSolicitacao } },
  }
  const open = () =>
    bring(
      writeJson('openExame', String(numeroFichaSolicitacao), liberacaoSenha.releaseSenha, abertura),
      deliverAs(unidade),
      ledger,
    )
  await Promise.all([open(), open()])
}
