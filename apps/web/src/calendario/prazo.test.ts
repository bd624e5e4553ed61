import { describe, expect, it } from 'vitest'
import { showPrazo, urgenciaPrazo } from './prazo.ts'

describe('a term as it stands today', () => {
  it.each([
    ['2026-11-26', '26/11/2026, em 5 dias', 'longe'],
    ['2026-11-24', '24/11/2026, em 3 dias', 'perto'],
    ['2026-11-22', '22/11/2026, em 1 dia', 'perto'],
    ['2026-11-21', '21/11/2026, hoje', 'perto'],
    ['2026-11-20', '20/11/2026, venceu há 1 dia', 'vencido'],
  ])('%s: %s', (prazo, texto, urgencia) => {
    expect([showPrazo(prazo, '2026-11-21'), urgenciaPrazo(prazo, '2026-11-21')]).toEqual([texto, urgencia])
  })
})
