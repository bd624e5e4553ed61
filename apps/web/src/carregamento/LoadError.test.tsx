import { type CodigoErro, catalogoErros } from '@portal/contract/errors.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErroApi } from '../api/erroApi.ts'
import { LoadError } from './LoadError.tsx'

const toHtml = (codigo: CodigoErro) => {
  const { status, texto } = catalogoErros[codigo]
  const error = new ErroApi({ codigo, mensagem: texto }, status)
  const refetch = () => Promise.reject(new Error('not pressed'))
  const volta = { href: '/portal/sol/solicitacao', rotulo: 'Procurar outro paciente' }
  return renderToStaticMarkup(<LoadError query={{ error, isFetching: false, refetch }} volta={volta} />)
}

it.each(['API-GEN-0004', 'API-GEN-0006', 'API-GEN-0012'] as const)(
  'says the words of %s, blames no connection, and offers to try again',
  (codigo) => {
    const { titulo, texto } = catalogoErros[codigo]
    const html = toHtml(codigo)
    expect(html).toContain(titulo)
    expect(html).toContain(texto)
    expect(html).toContain('Tentar de novo')
    expect(html).not.toContain('Verifique a conexão')
    expect(html).not.toContain('href')
  },
)

it.each(['API-ELE-0001', 'API-GTO-0001', 'API-IMG-0001', 'API-FIN-0005', 'API-REC-0001'] as const)(
  'of what would be refused again (%s) it offers the way back, and no second try',
  (codigo) => {
    const html = toHtml(codigo)
    expect(html).toContain(catalogoErros[codigo].titulo)
    expect(html).toContain('href="/portal/sol/solicitacao"')
    expect(html).not.toContain('Tentar de novo')
  },
)
