import { describe, expect, it } from 'vitest'
import { textoGlosa } from '../glosa/glosa.tables.ts'
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

  it('says what all of them ask for', () => {
    expect(decideCabimentoItem(['3013', '3067']).porque).toBe(
      'Vale recorrer do que cada glosa pede: motivo clínico, nas suas palavras; imagem final.',
    )
  })

  const caso = {
    tipoGlosa: 'G',
    nomes: ['Tratamento endodôntico'],
    justificativa: '',
    valorRecursadoCentavos: 48_000,
  } as const
  it.each([
    [['3067'], ['imagemFinal'], 'A', 48_000],
    [['3067', '3081'], ['imagemFinal'], 'R', 0],
    [['3067', '3081'], ['imagemFinal', 'imagemInicial'], 'A', 48_000],
    [['3067', '3034'], ['imagemFinal'], 'I', 0],
    [['3067', '1024'], ['imagemFinal'], 'R', 0],
    // No text would help against a limit of the contract: none is missed.
    [['3013', '1024'], [], 'R', 0],
  ] as const)('%j with %j is decided %s', (codigos, novidades, decisao, centavos) => {
    const julgado = judgeItem(
      codigos,
      { ...caso, novidades },
      { termosClinicos: ['fratura', 'canal'], termosSemImagem: ['gest'] },
    )
    expect([julgado.decisao, julgado.valorLiberadoCentavos]).toEqual([decisao, centavos])
  })

  it('takes the words of one denial for no reason against another', () => {
    const justificativa = `Recurso da glosa 3072: ${textoGlosa('3072')}.`
    const { decisao } = judgeItem(
      ['3072', '3013'],
      { ...caso, justificativa, novidades: ['imagemFinal'] },
      { termosClinicos: ['canal'], termosSemImagem: [] },
    )
    expect(decisao).toBe('R')
  })
})
