import { describe, expect, test } from 'vitest'
import { decideItem, HOJE, imagemDe, item, type Mudancas, type Resultado } from '../contexto.fixture.ts'
import type { Item } from '../contexto.ts'

type Caso = readonly [
  nome: string,
  item: Item,
  mudancas: Mudancas,
  codigos: readonly string[],
  decisao: Resultado['decisao'],
]

/** Group 10: documents. */
const CASOS: readonly Caso[] = [
  [
    'imagem de outro evento não serve',
    item('85200166', '11'),
    { imagens: [{ momento: 'inicial', dente: '11', eventos: [{ numeroSequencialInclusao: 2 }] }] },
    ['3081', '3059'],
    'pendenteImagem',
  ],
  [
    'imagem sem dente nem evento não serve',
    item('85200166', '11'),
    { imagens: [{ momento: 'inicial' }] },
    ['3081', '3059'],
    'pendenteImagem',
  ],
  [
    'imagem sem dente serve ao evento que ela nomeia',
    item('85200166', '11'),
    {
      imagens: [{ momento: 'inicial', eventos: [{ numeroSequencialInclusao: 1, codigoLocalizacao: '11' }] }],
    },
    ['3059'],
    'analise',
  ],
  [
    'nem quando o evento mudou de dente',
    item('85200166', '21'),
    {
      imagens: [{ momento: 'inicial', eventos: [{ numeroSequencialInclusao: 1, codigoLocalizacao: '11' }] }],
    },
    ['3081', '3059'],
    'pendenteImagem',
  ],
  [
    'imagem do dente vizinho serve',
    item('85200166', '11'),
    { imagens: [{ momento: 'inicial', dente: '21' }] },
    ['3059'],
    'analise',
  ],
  [
    'imagem de dente distante não serve',
    item('85200166', '11'),
    { imagens: [{ momento: 'inicial', dente: '13' }] },
    ['3081', '3059'],
    'pendenteImagem',
  ],
  [
    'a justificativa substitui a imagem',
    item('85200166', '11'),
    { justificativa: 'Paciente gestante, sem radiografia.' },
    ['3081', '3059'],
    'analise',
  ],
  ['foto no lugar da radiografia', item('82000883', 'AS'), {}, ['3261'], 'pendenteImagem'],
  [
    'pagamento sem nenhuma das imagens',
    { ...item('85200166', '11'), data: HOJE },
    { momento: 'pagamento', guia: { auditada: true } },
    ['3080'],
    'pendenteImagem',
  ],
  [
    'pagamento com as duas imagens',
    { ...item('85200166', '11'), data: HOJE },
    {
      momento: 'pagamento',
      guia: { auditada: true },
      imagens: [
        { momento: 'inicial', dente: '11' },
        { momento: 'final', dente: '11' },
      ],
    },
    [],
    'aprovado',
  ],
  [
    'pagamento do que ninguém auditou',
    { ...item('85200166', '11'), data: HOJE },
    { momento: 'pagamento', imagens: [imagemDe('inicial', '11'), imagemDe('final', '11')] },
    ['3059'],
    'analise',
  ],
  [
    'a guia inicial de ortodontia espera a documentação, de qualquer evento',
    item('86000292'),
    { guia: { codigoEspecialidade: 6, codigoTipoAtendimento: 7 } },
    ['3041'],
    'pendenteImagem',
  ],
  [
    'e a tem',
    item('86000292'),
    {
      guia: { codigoEspecialidade: 6, codigoTipoAtendimento: 7 },
      imagens: [{ momento: 'inicial', eventos: [{ numeroSequencialInclusao: 1 }] }],
    },
    [],
    'aprovado',
  ],
  [
    'a de prorrogação não',
    item('86000292'),
    { guia: { codigoEspecialidade: 6, codigoTipoAtendimento: 9 } },
    [],
    'aprovado',
  ],
]

describe('evento: documentos', () => {
  test.each(CASOS)('%s', (_nome, alvo, mudancas, codigos, decisao) => {
    expect(decideItem(alvo, mudancas)).toMatchObject({ codigos, decisao })
  })
})
