import { expect, it } from 'vitest'
import { renderChamadas } from './chamadas.ts'

// Whoever takes a call out of the last screen that made it says here whose it is now (Produto §7).
it('the portal makes each call but those of other systems', () => {
  const semTela = renderChamadas()
    .split('\n')
    .filter((linha) => /sem tela \|$/.test(linha))
    .map((linha) => linha.split(' | ')[1])
  expect(semTela).toEqual([
    'recursoGlosa.validateRecurso',
    'recursoGlosa.getRecurso',
    'recursoGlosa.getRecursoAuditoria',
    'evento.getRegra',
    'aplicativo.sendAto',
    'solicitacaoExame.getSimplificado',
    'solicitacaoExame.getDetalhes',
    'solicitacaoExame.deleteSolicitacao',
  ])
})
