import { expect, test } from 'vitest'
import { decideItem, HOJE, item } from '../contexto.fixture.ts'
import type { ImagemContexto, MomentoAvaliacao } from '../contexto.ts'
import { isAvisoLaudo, listAvisosLaudo } from './documento.ts'

const FOTO: ImagemContexto = { momento: 'inicial' }
const LAUDO: ImagemContexto = { momento: 'final', laudo: true }

/** Operadora §3: a kit with its tracing is not paid without the report. */
test.each<[string, string, MomentoAvaliacao, readonly ImagemContexto[], readonly string[]]>([
  ['without it', '98958569', 'pagamento', [FOTO], ['3015']],
  ['with it', '98958569', 'pagamento', [FOTO, LAUDO], []],
  ['before the payment', '98958569', 'envio', [], []],
  ['an exam by itself', '81000480', 'pagamento', [], []],
])('the report of a tracing: %s', (_nome, codigo, momento, imagens, codigos) => {
  const guia = { codigoEspecialidade: 14, solicitanteInformado: true }
  const resultado = decideItem({ ...item(codigo), data: HOJE }, { momento, imagens, guia })
  expect(resultado.codigos).toEqual(codigos)
  expect(resultado.decisao).toBe(codigos.length > 0 ? 'pendenteImagem' : 'aprovado')
})

test('no justification replaces it', () => {
  const guia = { codigoEspecialidade: 14, solicitanteInformado: true }
  const justificativa = 'Paciente gestante, sem exposição a radiação.'
  const kit = { ...item('98958569'), data: HOJE }
  expect(decideItem(kit, { momento: 'pagamento', guia, justificativa }).decisao).toBe('pendenteImagem')
})

test.each<[string, string, readonly ImagemContexto[], boolean]>([
  ['a kit without it', '98958569', [FOTO], true],
  ['a kit with it', '98958569', [FOTO, LAUDO], false],
  ['an exam by itself', '81000480', [], false],
])('is told before the payment of %s: %s', (_nome, codigo, imagens, isDito) => {
  const avisos = listAvisosLaudo(codigo, imagens)
  expect(avisos.map(({ codigoGlosa, severidade, campo }) => [codigoGlosa, severidade, campo])).toEqual(
    isDito ? [['3015', 'aviso', 'imagem']] : [],
  )
  expect(avisos.every(isAvisoLaudo)).toBe(true)
})

test('is no notice where it denies', () => {
  expect(isAvisoLaudo({ codigoGlosa: '3015', severidade: 'pendenciaImagem' })).toBe(false)
  expect(isAvisoLaudo({ codigoGlosa: '3016', severidade: 'aviso' })).toBe(false)
})
