import { expect, it } from 'vitest'
import type { Coluna } from './formulario.ts'
import * as demonstrativo from './itensDemonstrativo.ts'
import * as gto from './itensGto.ts'
import * as recurso from './itensRecurso.ts'
import * as solicitacao from './itensSolicitacao.ts'
import { readPdf } from './readPdf.fixture.ts'
import { renderFormulario } from './renderFormulario.ts'

const capa = {
  titulo: 'Formulário',
  subtitulo: '',
  antes: [],
  tituloTabela: 'Linhas',
  depois: [],
  rodape: '',
}

it.each<[string, readonly Coluna[]]>([
  ['the statement', demonstrativo.colunas],
  ['a guide', gto.colunas],
  ['an appeal', recurso.colunas],
  ['an exam request', solicitacao.colunas],
])('cuts no word of the headings of %s, nor a sum', async (_form, colunas) => {
  // Quantities have less room than money.
  const linha = colunas.map(({ isNumero, peso }) => (isNumero && peso > 5 ? '123.456,78' : ''))
  const [pagina] = await readPdf(await renderFormulario({ ...capa, colunas, itens: [linha] }))
  // A line may break after a stroke.
  const split = (texto: string) => texto.split(/[ /]+/).filter(Boolean)
  const escritas = split(pagina?.texto ?? '')
  const esperadas = [...colunas.map(({ rotulo }) => rotulo), ...linha].flatMap(split)
  expect(esperadas.filter((palavra) => !escritas.includes(palavra))).toEqual([])
})
