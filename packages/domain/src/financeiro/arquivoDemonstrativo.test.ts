import { expect, it } from 'vitest'
import { nameArquivoDeGuias, nameArquivoDemonstrativo } from './arquivoDemonstrativo.ts'

it.each([
  [undefined, 'demonstrativo-10-11-2026'],
  ['Paulo Sérgio Vilela', 'demonstrativo-10-11-2026-paulo-sergio-vilela'],
  ['Paulo Sérgio, guias sem dentista', 'demonstrativo-10-11-2026-paulo-sergio-guias-sem-dentista'],
  [`${'a'.repeat(59)} b`, `demonstrativo-10-11-2026-${'a'.repeat(59)}`],
])('of %s: %s', (deQuem, nome) => {
  expect(nameArquivoDemonstrativo('2026-11-10', deQuem)).toBe(nome)
})

it('guides of any payment are of the day on which they were asked for', () => {
  expect(nameArquivoDeGuias('2026-11-21', undefined)).toBe('demonstrativo-guias-21-11-2026')
  expect(nameArquivoDeGuias('2026-11-21', 'Unidade Centro')).toBe(
    'demonstrativo-guias-21-11-2026-unidade-centro',
  )
})
