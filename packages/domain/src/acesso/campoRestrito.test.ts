import { expect, it } from 'vitest'
import { type CampoRestrito, isCampoAberto } from './campoRestrito.tables.ts'
import { permissoes } from './permissao.tables.ts'

const todas = permissoes.map(({ codigo }) => codigo)
const dinheiro = ['RECURSO_GLOSA', 'DEMONSTRATIVO', 'INDICADORES', 'RELAT_GTO']

it.each<[CampoRestrito, string[]]>([
  ['pagamento', dinheiro],
  ['pacientePendente', ['CONSULTA_GTO']],
])('%s is opened by each of %j and by nothing else', (campo, abrem) => {
  for (const permissao of todas) expect(isCampoAberto(campo, [permissao])).toBe(abrem.includes(permissao))
  expect(
    isCampoAberto(
      campo,
      todas.filter((permissao) => !abrem.includes(permissao)),
    ),
  ).toBe(false)
})
