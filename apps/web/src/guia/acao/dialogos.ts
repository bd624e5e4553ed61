import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { type ComponentType, lazy } from 'react'
export type DialogoAcaoProps = { guia: GuiaDetalhada; onClose: () => void }

/** The actions that ask something first; each dialog is fetched when its action is first taken. */
export const dialogos: Readonly<Partial<Record<NomeAcao, ComponentType<DialogoAcaoProps>>>> = {
  sendJustificativa: lazy(async () => ({
    default: (await import('./JustificativaDialog.tsx')).JustificativaDialog,
  })),
  sign: lazy(async () => ({ default: (await import('./AssinaturaDialog.tsx')).AssinaturaDialog })),
  requestToken: lazy(async () => ({ default: (await import('./TokenDialog.tsx')).TokenDialog })),
  sendRepasse: lazy(async () => ({ default: (await import('./RepasseDialog.tsx')).RepasseDialog })),
  cancel: lazy(async () => ({ default: (await import('./CancelamentoDialog.tsx')).CancelamentoDialog })),
  lock: lazy(async () => ({ default: (await import('./BloqueioDialog.tsx')).BloqueioDialog })),
  createOcorrencia: lazy(async () => ({
    default: (await import('./OcorrenciasDialog.tsx')).OcorrenciasDialog,
  })),
}
