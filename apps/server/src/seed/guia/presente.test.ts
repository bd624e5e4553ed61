import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { expect, it } from 'vitest'
import { TAMANHO_ELENCO } from '../associado/populacao.ts'
import { Random } from '../chance/random.ts'
import { Gerador } from './gerador.ts'
import { createPresentes } from './presente.ts'

it('on any day of a month a practice has a guide in each status, since as few days as asked', () => {
  const inicio = '2026-01-27'
  for (let i = 0; i < 66; i += 1) {
    const hoje = addDays(inicio, i)
    const populacao = { primeiro: TAMANHO_ELENCO, quantidade: 300 - TAMANHO_ELENCO, hoje }
    const presentes = createPresentes(new Gerador(populacao, new Random(20_260 + i)))
    expect(presentes.length, hoje).toBeGreaterThan(150)
    expect(presentes.filter(({ momentos }) => (momentos.at(-1)?.dia ?? hoje) >= hoje)).toEqual([])
  }
})
