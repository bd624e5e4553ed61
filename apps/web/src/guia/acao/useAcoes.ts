import { guia as contrato, type GuiaDetalhada } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { sayDesbloqueio } from '@portal/domain/guia/esperaBloqueio.tables.ts'
import { enderecoGuia, enderecoRecurso } from '@portal/domain/menu/endereco.ts'
import { useNavigate } from '@tanstack/react-router'
import { focusField } from '../../ui/feedback/focusField.ts'
import { afterMenu } from '../../ui/overlay/afterMenu.ts'
import { lugares } from './lugares.ts'
import { useAcaoGuia } from './useAcaoGuia.ts'

/**
 * The actions that need no question: some act at once, some are done elsewhere on the page and only lead there.
 * Answers what is still at work.
 */
export function useAcoes(guia: GuiaDetalhada) {
  const navigate = useNavigate()
  const { numeroFicha } = guia
  const auditoria = useAcaoGuia(guia, contrato.requestAuditoria, {
    prepare: () => ({ body: { numeroFicha } }),
    sucesso: 'O plano de tratamento foi para a auditoria.',
  })
  const desbloqueio = useAcaoGuia(guia, contrato.updateBloqueio, {
    prepare: () => ({ body: { nrFicha: numeroFicha, bloqueio: false } }),
    sucesso: sayDesbloqueio(guia),
  })
  const complementar = useAcaoGuia(guia, liberacaoSenha.releaseComplementar, {
    prepare: () => ({ body: { numeroFicha } }),
    sucesso: 'A guia complementar foi liberada.',
    onDone: (nova) => void navigate({ href: enderecoGuia(nova.numeroFicha) }),
  })
  const acoes: Readonly<Partial<Record<NomeAcao, () => void>>> = {
    requestAuditoria: () => auditoria.mutate(null),
    unlock: () => desbloqueio.mutate(null),
    releaseComplementar: () => complementar.mutate(null),
    uploadImagem: () => focusField(lugares.imagens),
    updateDataEvento: () => focusField(lugares.eventos),
    sendRecurso: () => void navigate({ href: enderecoRecurso(numeroFicha) }),
    // Chosen in the menu, which gives the focus back as it goes.
    createObservacao: () => afterMenu(() => focusField(lugares.observacao)),
  }
  const isPending = (nome: NomeAcao): boolean =>
    (nome === 'requestAuditoria' && auditoria.isPending) || (nome === 'unlock' && desbloqueio.isPending)
  return { acoes, isPending }
}

/** Those that go to the operator at once, without a question, and are not taken back. */
export const doToque: ReadonlySet<NomeAcao> = new Set<NomeAcao>(['requestAuditoria', 'releaseComplementar'])
