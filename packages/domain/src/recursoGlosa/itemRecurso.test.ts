import { describe, expect, it } from 'vitest'
import { decideCabimentoItem, judgeItem, listNovidadesItem } from './itemRecurso.ts'

describe('an event denied by several codes', () => {
  it.each([
    [['3067'], true],
    [['3067', '3081'], true],
    // A limit of the contract stays, whatever is shown.
    [['3067', '1024'], false],
    [['1024', '3067'], false],
    [[], true],
    [['9999'], true],
  ] as const)('%j makes sense to appeal: %s', (codigos, cabe) => {
    expect(decideCabimentoItem(codigos).cabe).toBe(cabe)
  })

  it('asks for what each of them asks for, once a kind', () => {
    expect(listNovidadesItem(['3067', '3081']).map(({ tipo }) => tipo)).toEqual([
      'imagemFinal',
      'imagemInicial',
    ])
    expect(listNovidadesItem(['3067', '3080'])).toHaveLength(2)
    // 3013 would take an image, 3081 asks for it.
    const [imagem] = listNovidadesItem(['3013', '3081']).filter(({ tipo }) => tipo === 'imagemInicial')
    expect(imagem?.obrigatoria).toBe(true)
  })

  const caso = {
    tipoGlosa: 'G',
    noPrazo: true,
    glosaPrazo: '2909',
    descricaoEvento: 'Tratamento endodôntico',
    justificativa: '',
    valorRecursadoCentavos: 48_000,
  } as const
  it.each([
    [['3067'], ['imagemFinal'], 'A', 48_000],
    [['3067', '3081'], ['imagemFinal'], 'R', 0],
    [['3067', '3081'], ['imagemFinal', 'imagemInicial'], 'A', 48_000],
    [['3067', '3034'], ['imagemFinal'], 'I', 0],
    [['3067', '1024'], ['imagemFinal'], 'R', 0],
  ] as const)('%j with %j is decided %s', (codigos, novidades, decisao, centavos) => {
    const julgado = judgeItem(codigos, { ...caso, novidades }, { termosClinicos: ['fratura'] })
    expect([julgado.decisao, julgado.valorLiberadoCentavos]).toEqual([decisao, centavos])
  })
})
