import { expect, it } from 'vitest'
import { renderDiagramaStatus } from './diagrama.ts'

const linhas = renderDiagramaStatus().split('\n')

it('is a Mermaid state diagram', () => {
  expect(linhas[0]).toBe('stateDiagram-v2')
  expect(linhas.slice(1, -1).every((linha) => /^ {2}(state ".+" as \w+|\S+ --> \w+ : .+)$/.test(linha))).toBe(
    true,
  )
})

it.each([
  '  state "8 Senha liberada" as senhaLiberada',
  '  [*] --> senhaLiberada : Liberar senha',
  '  senhaLiberada --> autorizada : Enviar guia (Plano de tratamento ou Tratamento realizado)',
  '  senhaLiberadaComplementar --> complementarEnviada : Enviar guia (Liberação de senha ou Tratamento realizado)',
  '  emAnalise --> emAnalise : Enviar para auditoria (Auditoria)',
  '  tokenGerado --> encaminhadaPagamentoToken : Confirmar atendimento (Faturamento)',
  '  recursoEmProcessamento --> recursoProcessado : Processar recurso',
])('draws %s', (linha) => {
  expect(linhas).toContain(linha)
})

it('leaves out what changes neither status nor stage', () => {
  const texto = linhas.join('\n')
  expect(texto).not.toContain('Incluir observação')
  expect(texto).not.toContain('Bloquear guia')
  expect(texto).not.toContain('semHistorico')
})
