import { expect, it } from 'vitest'
import { describeAlvaras } from './CadastroCard.tsx'

const nenhum = { vencidos: 0, aVencer: 0, naoEnviados: 0, emAnalise: 0 }

it.each([
  [{}, 'Alvarás em dia'],
  [{ vencidos: 1 }, '1 alvará vencido'],
  [{ vencidos: 2, aVencer: 1 }, '2 alvarás vencidos, 1 a vencer'],
  [{ naoEnviados: 2, emAnalise: 1 }, '2 não enviados, 1 em análise'],
] as const)('%o: %s', (parte, texto) => {
  expect(describeAlvaras({ alvaras: { ...nenhum, ...parte } })).toBe(texto)
})
