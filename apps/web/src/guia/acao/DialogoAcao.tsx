import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import type { ComponentType } from 'react'
import { AssinaturaDialog } from './AssinaturaDialog.tsx'
import { BloqueioDialog } from './BloqueioDialog.tsx'
import { CancelamentoDialog } from './CancelamentoDialog.tsx'
import { JustificativaDialog } from './JustificativaDialog.tsx'
import { OcorrenciasDialog } from './OcorrenciasDialog.tsx'
import { RenovacaoSenhaDialog } from './RenovacaoSenhaDialog.tsx'
import { RepasseDialog } from './RepasseDialog.tsx'
import { TokenDialog } from './TokenDialog.tsx'

export type DialogoAcaoProps = { guia: GuiaDetalhada; onClose: () => void }

/** The actions that ask something first. */
const dialogos: Readonly<Partial<Record<NomeAcao, ComponentType<DialogoAcaoProps>>>> = {
  sendJustificativa: JustificativaDialog,
  sign: AssinaturaDialog,
  requestToken: TokenDialog,
  sendRepasse: RepasseDialog,
  cancel: CancelamentoDialog,
  lock: BloqueioDialog,
  renewSenha: RenovacaoSenhaDialog,
  createOcorrencia: OcorrenciasDialog,
}

/** What an action asks before it is done. */
export function DialogoAcao({ nome, ...props }: DialogoAcaoProps & { nome: NomeAcao }) {
  const Dialogo = dialogos[nome]
  return Dialogo && <Dialogo {...props} />
}
