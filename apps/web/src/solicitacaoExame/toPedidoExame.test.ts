import { expect, it } from 'vitest'
import { ErroApi } from '../api/erroApi.ts'
import { lugaresPedido } from './pedidoFormLugares.ts'
import { toErrosRecusa, toLinhaValidacao, toPedidoExame, validatePedido } from './toPedidoExame.ts'

const peri = {
  codigo: '81000421',
  quantidade: 2,
  justificativa: ' Dor nova no 36 ',
  locais: [
    { codigoLocal: 'RMIE', foco: ' ápice ' },
    { codigoLocal: 'RMID', foco: '' },
  ],
}
const pano = { codigo: '81000405', quantidade: 1, justificativa: '', locais: [] }
const conteudo = { hipoteseDiagnostica: ' Lesão ', eventos: [peri, pano] }

const exames = [
  {
    codigo: '81000421',
    descricao: 'Periapical',
    local: 'regiao',
    locais: ['RMIE', 'RMID'],
    quantidadeMaxima: 1,
    justificativaMinima: 20,
  },
  {
    codigo: '81000405',
    descricao: 'Panorâmica',
    local: 'nenhum',
    locais: [],
    quantidadeMaxima: 1,
    justificativaMinima: 0,
  },
] as const
const find = (codigo: string) => exames.find((exame) => exame.codigo === codigo)

it('sends the texts as they are kept, and nothing that is empty', () => {
  expect(toPedidoExame('500000001', { conteudo, codigoDentista: 7 })).toEqual({
    codigoAssociado: '500000001',
    codigoDentista: 7,
    hipoteseDiagnostica: 'Lesão',
    eventos: [
      {
        codigo: '81000421',
        quantidade: 2,
        justificativa: 'Dor nova no 36',
        complementoLocais: {
          locais: [
            { codigoLocal: 'RMIE', foco: 'ápice' },
            { codigoLocal: 'RMID', foco: '' },
          ],
        },
      },
      { codigo: '81000405', quantidade: 1 },
    ],
  })
  expect(toPedidoExame('500000001', { conteudo, codigoDentista: null })).not.toHaveProperty('codigoDentista')
  expect(toLinhaValidacao(conteudo)).toBe('81000421:RMIE+RMID,81000405')
})

it('says what misses at its field, each field once', () => {
  expect(validatePedido({ hipoteseDiagnostica: '', eventos: [] }, false, find)).toEqual([
    { fieldId: lugaresPedido.linha, message: 'Inclua pelo menos um exame.' },
    { fieldId: lugaresPedido.hipotese, message: 'Escreva a hipótese diagnóstica.' },
  ])
  const semLugar = { ...conteudo, eventos: [{ ...peri, quantidade: 1, locais: [] }] }
  expect(validatePedido(semLugar, true, find).map(({ fieldId }) => fieldId)).toEqual([
    lugaresPedido.dentista,
    lugaresPedido.locais('81000421'),
    lugaresPedido.justificativa('81000421'),
  ])
  expect(validatePedido({ ...conteudo, hipoteseDiagnostica: 'x'.repeat(501) }, false, find).at(-1)).toEqual({
    fieldId: lugaresPedido.hipotese,
    message: 'A hipótese cabe em 500 caracteres.',
  })
})

it.each([
  ['API-SOL-0005', 'eventos.1.codigo', lugaresPedido.exame('81000405'), 'Panorâmica: Não.'],
  [
    'API-SOL-0002',
    'eventos.0.complementoLocais.locais',
    lugaresPedido.locais('81000421'),
    'Periapical: Não.',
  ],
  [
    'API-SOL-0002',
    'eventos.0.complementoLocais.locais.1',
    lugaresPedido.foco('81000421', 'RMID'),
    'Periapical: Não.',
  ],
  ['API-SOL-0002', 'eventos.0.quantidade', lugaresPedido.quantidade('81000421'), 'Periapical: Não.'],
  ['API-SOL-0006', 'eventos.0.codigo', lugaresPedido.justificativa('81000421'), 'Periapical: Não.'],
  ['API-GEN-0001', 'hipoteseDiagnostica', lugaresPedido.hipotese, 'Não.'],
  ['API-GEN-0001', 'codigoDentista', lugaresPedido.dentista, 'Não.'],
  ['API-SOL-0005', 'eventos.9.codigo', lugaresPedido.linha, 'Não.'],
])('%s at %s leads to %s: %s', (codigo, campo, fieldId, message) => {
  const erro = new ErroApi({ codigo, mensagem: '', detalhes: [{ campo, mensagem: 'Não.' }] }, 422)
  expect(toErrosRecusa(erro, conteudo, find)).toEqual([{ fieldId, message }])
})

it('a refusal that names no field is none of the summary’s', () => {
  const detalhes = [{ mensagem: 'Não.' }, { campo: 'codigoPlano', mensagem: 'Não.' }]
  expect(
    toErrosRecusa(new ErroApi({ codigo: 'API-GEN-0001', mensagem: '', detalhes }, 422), conteudo, find),
  ).toEqual([])
})
