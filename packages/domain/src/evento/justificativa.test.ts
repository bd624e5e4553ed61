import { describe, expect, it } from 'vitest'
import { decideItem, item } from './contexto.fixture.ts'
import { explainJustificativaCurta, findMinimoPedido } from './justificativa.ts'

const ATIPICA = item('85200166', '26')
const imagens = [{ momento: 'inicial', dente: '26' }] as const
const guia = { codigoEspecialidade: 3 }

describe('the minimum of a justification', () => {
  it.each([
    ['nineteen letters', 'x'.repeat(19), true],
    ['twenty', 'x'.repeat(20), false],
    ['twenty with spaces around', `  ${'x'.repeat(16)}  `, true],
    ['twenty with four that are not kept', `"${'x'.repeat(16)}"<>`, true],
  ])('%s: is judged and told alike', (_nome, justificativa, curta) => {
    const { decisao } = decideItem(ATIPICA, { guia, imagens, justificativa })
    expect(decisao === 'pendenteJustificativa').toBe(curta)
    expect(explainJustificativaCurta(justificativa, 20) !== undefined).toBe(curta)
  })

  it('says how many there are and how many are asked for', () => {
    expect(explainJustificativaCurta(' "curta" ', 20)).toBe(
      'A justificativa deste caso pede pelo menos 20 caracteres; esta tem 5.',
    )
  })

  it('is the greatest of what still waits', () => {
    expect(findMinimoPedido([])).toBe(0)
    expect(
      findMinimoPedido([
        { severidade: 'pendenciaJustificativa', justificativaMinima: 20 },
        { severidade: 'pendenciaJustificativa', justificativaMinima: 40 },
        { severidade: 'aviso', justificativaMinima: 90 },
      ]),
    ).toBe(40)
  })
})
