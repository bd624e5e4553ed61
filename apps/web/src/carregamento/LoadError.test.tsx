import { catalogoErros } from '@portal/contract/errors.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErroApi } from '../api/erroApi.ts'
import { LoadError } from './LoadError.tsx'

it.each(['API-GEN-0004', 'API-GEN-0006', 'API-GEN-0012'] as const)(
  'says the words of %s, blames no connection, and offers to try again',
  (codigo) => {
    const { status, titulo, texto } = catalogoErros[codigo]
    const error = new ErroApi({ codigo, mensagem: texto }, status)
    const refetch = () => Promise.reject(new Error('not pressed'))
    const html = renderToStaticMarkup(<LoadError query={{ error, isFetching: false, refetch }} />)
    expect(html).toContain(titulo)
    expect(html).toContain(texto)
    expect(html).toContain('Tentar de novo')
    expect(html).not.toContain('Verifique a conexão')
  },
)
