import { expect, it } from 'vitest'
import { describeAlvaras } from './CadastroCard.tsx'

const nenhum = { vencidos: 0, aVencer: 0, naoEnviados: 0, recusados: 0, emAnalise: 0 }

it.each([
  [{}, 'Alvarás em dia'],
  [{ vencidos: 1 }, 'Alvarás: 1 vencido'],
  [{ vencidos: 2, aVencer: 1 }, 'Alvarás: 2 vencidos, 1 a vencer'],
  [{ recusados: 1 }, 'Alvarás: 1 recusado'],
  [{ aVencer: 1, naoEnviados: 1, recusados: 2 }, 'Alvarás: 1 a vencer, 1 não enviado, 2 recusados'],
  [{ naoEnviados: 2, emAnalise: 1 }, 'Alvarás: 2 não enviados, 1 em análise'],
] as const)('%o: %s', (parte, texto) => {
  expect(describeAlvaras({ alvaras: { ...nenhum, ...parte } })).toBe(texto)
})
