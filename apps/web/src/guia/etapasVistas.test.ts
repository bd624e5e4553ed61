import { expect, it } from 'vitest'
import { listEtapasVistas, showPasso } from './etapasVistas.ts'
import { createEvento } from './guia.fixture.ts'

const tardia = createEvento({ dataEmAnalise: true })

it.each([
  ['por enviar', 8, 1, [], ['1', '2', '3', '6'], 'Passo 1 de 4: Liberação de senha'],
  ['na auditoria do plano', 2, 4, [], ['1', '4', '3', '6'], 'Passo 2 de 4: Auditoria'],
  ['na consolidação', 2, 5, [], ['1', '5', '3', '6'], 'Passo 2 de 4: Consolidação da auditoria'],
  ['com uma data em análise', 2, 4, [tardia], ['1', '2', '4', '6'], 'Passo 3 de 4: Auditoria'],
  ['paga', 12, 6, [], ['1', '2', '3', '6'], 'Passo 4 de 4: Faturamento'],
  ['cancelada na auditoria', 6, 4, [], ['1', '4', '3', '6'], 'Parou no passo 2 de 4: Auditoria'],
  ['negada', 3, 2, [], ['1', '2', '3', '6'], 'Parou no passo 2 de 4: Plano de tratamento'],
])('a guia %s tem quatro passos', (_nome, statusFicha, codigoEtapaAtual, eventos, ids, passo) => {
  const guia = { statusFicha, codigoEtapaAtual, eventos }
  expect(listEtapasVistas(guia).map(({ id }) => id)).toEqual(ids)
  expect(showPasso(guia)).toBe(passo)
})
