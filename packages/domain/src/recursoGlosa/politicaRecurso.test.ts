import { describe, expect, it } from 'vitest'
import { decideCabimento } from './cabimento.ts'
import { type CasoRecurso, type JulgamentoRecurso, judgeRecurso } from './politicaRecurso.ts'
import { writeTextoRecurso } from './textoRecurso.ts'

const POLITICA = { termosClinicos: ['fratur', 'dor', 'gengiv'], termosSemImagem: ['gest'] }
const CASO: CasoRecurso = {
  codigoGlosa: '3067',
  tipoGlosa: 'G',
  nomes: ['Tratamento endodôntico unirradicular'],
  justificativa: '',
  novidades: [],
  valorRecursadoCentavos: 18_050,
}
const repete = { codigoGlosa: '3016', nomes: ['Restauração em resina'] }
type Esperado = [JulgamentoRecurso['decisao'], JulgamentoRecurso['codigoGlosa'], string]

describe('recursoGlosa: o julgamento', () => {
  it.each<[string, Partial<CasoRecurso>, Esperado]>([
    [
      'a imagem que faltava está lá, mesmo sem texto',
      { novidades: ['imagemFinal'] },
      ['A', '3095', 'A glosa foi retirada: o recurso traz o que se pedia (3067): imagem final.'],
    ],
    [
      'uma revisão de valor',
      { codigoGlosa: '1705', tipoGlosa: 'R', novidades: ['documento'] },
      [
        'A',
        '3095',
        'O valor foi revisto: o recurso traz o que se pedia (1705): cláusula ou tabela que sustenta o valor.',
      ],
    ],
    [
      'nada de novo',
      { justificativa: 'Peço que revejam: havia fratura.' },
      ['R', '2902', 'O recurso não traz nada do que a glosa pede (3067). Falta: imagem final.'],
    ],
    [
      'outra coisa que não a pedida',
      { novidades: ['imagemInicial', 'laudo'] },
      ['R', '2902', 'O recurso não traz nada do que a glosa pede (3067). Falta: imagem final.'],
    ],
    [
      'o motivo por que a imagem não pôde ser feita',
      { justificativa: 'A radiografia não pôde ser feita: paciente gestante.' },
      [
        'A',
        '3095',
        'A glosa foi retirada: o recurso traz o que se pedia (3067): imagem final, dispensada pelo motivo dito (“gestante”).',
      ],
    ],
    [
      'a imagem que veio não é dispensada pelo que se diz dela',
      { novidades: ['imagemFinal'], justificativa: 'Só agora, porque a paciente era gestante.' },
      ['A', '3095', 'A glosa foi retirada: o recurso traz o que se pedia (3067): imagem final.'],
    ],
    [
      'o nome do arquivo anexado não é motivo',
      {
        ...repete,
        nomes: ['Restauração em resina', 'fratura.png'],
        novidades: ['imagemInicial'],
        justificativa: 'Novo desde a glosa: imagem inicial (fratura.png).',
      },
      [
        'R',
        '2902',
        'O recurso não traz tudo o que a glosa pede (3016). Falta: motivo clínico, nas suas palavras.',
      ],
    ],
    [
      'só uma das duas imagens',
      { codigoGlosa: '3080', novidades: ['imagemInicial'] },
      ['R', '2902', 'O recurso não traz tudo o que a glosa pede (3080). Falta: imagem final.'],
    ],
    [
      'as duas imagens',
      { codigoGlosa: '3080', novidades: ['imagemFinal', 'imagemInicial'] },
      [
        'A',
        '3095',
        'A glosa foi retirada: o recurso traz o que se pedia (3080): imagem inicial; imagem final.',
      ],
    ],
    [
      'um motivo clínico',
      { ...repete, justificativa: 'Fratura da face distal' },
      [
        'A',
        '3095',
        'A glosa foi retirada: o recurso traz o que se pedia (3016): motivo clínico, nas suas palavras (“Fratura”).',
      ],
    ],
    [
      'uma justificativa sem motivo clínico',
      { ...repete, justificativa: 'O paciente pediu', novidades: ['justificativa'] },
      [
        'R',
        '2902',
        'O recurso não traz nada do que a glosa pede (3016). Falta: motivo clínico, nas suas palavras.',
      ],
    ],
    [
      'sem motivo clínico, mas com a imagem dele',
      { ...repete, justificativa: 'O paciente pediu', novidades: ['imagemInicial'] },
      [
        'R',
        '2902',
        'O recurso não traz tudo o que a glosa pede (3016). Falta: motivo clínico, nas suas palavras.',
      ],
    ],
    [
      'sem texto onde se pede um',
      { ...repete, justificativa: ' \n', novidades: ['imagemInicial'] },
      ['I', '2903', 'A glosa 3016 pede uma justificativa, e o recurso veio sem texto.'],
    ],
    [
      'um texto de que nada se guarda',
      { ...repete, justificativa: ' "#" ' },
      ['I', '2903', 'A glosa 3016 pede uma justificativa, e o recurso veio sem texto.'],
    ],
    [
      'um código que não se conhece pede um motivo clínico',
      { codigoGlosa: '9999', justificativa: 'Dor aguda' },
      [
        'A',
        '3095',
        'A glosa foi retirada: o recurso traz o que se pedia (9999): motivo clínico, nas suas palavras (“Dor”).',
      ],
    ],
    [
      'uma descrição técnica onde ela não é exigida',
      { codigoGlosa: '3284', justificativa: 'Dor no dente', novidades: ['imagemInicial'] },
      [
        'A',
        '3095',
        'A glosa foi retirada: o recurso traz o que se pedia (3284): imagem atual que mostra o dente; descrição técnica do que a imagem mostra.',
      ],
    ],
    [
      'o que não tem recurso, com tudo o que se tem',
      { codigoGlosa: '1007', justificativa: 'Dor aguda', novidades: ['laudo', 'documento', 'justificativa'] },
      ['R', '2902', decideCabimento('1007').porque],
    ],
    [
      'o que não tem recurso não pede texto',
      { codigoGlosa: '1007' },
      ['R', '2902', decideCabimento('1007').porque],
    ],
  ])('%s', (_nome, mudanca, [decisao, codigoGlosa, razao]) => {
    const valorLiberadoCentavos = decisao === 'A' ? 18_050 : 0
    expect(judgeRecurso({ ...CASO, ...mudanca }, POLITICA)).toEqual({
      decisao,
      valorLiberadoCentavos,
      codigoGlosa,
      razao,
    })
  })

  it.each([
    ['o nome do evento', { ...repete, nomes: ['Gengivectomia'] }, [], 'R'],
    ['o motivo da clínica', { ...repete, nomes: ['Gengivectomia'] }, ['Dor ao mastigar'], 'A'],
  ] as const)('num rascunho, %s: %s', (_nome, mudanca, motivos, decisao) => {
    const justificativa = writeTextoRecurso({
      codigoGlosa: mudanca.codigoGlosa,
      descricaoEvento: mudanca.nomes[0],
      textoGlosa: 'Procedimento odontológico realizado, na mesma especialidade',
      codigoEvento: '82000921',
      codigoLocalizacao: '11',
      dataRealizacao: '2026-06-03',
      novidades: motivos.map((descricao) => ({ tipo: 'justificativa', descricao })),
    })
    expect(judgeRecurso({ ...CASO, ...mudanca, justificativa }, POLITICA).decisao).toBe(decisao)
  })

  it('as palavras da própria glosa não são motivo', () => {
    const caso = { ...CASO, codigoGlosa: '1426', justificativa: 'Não autorizado pela auditoria' }
    const politica = { termosClinicos: ['audit'], termosSemImagem: [] }
    expect(judgeRecurso(caso, politica).decisao).toBe('R')
    expect(judgeRecurso({ ...caso, justificativa: 'Houve auditoria' }, politica).decisao).toBe('A')
  })
})
