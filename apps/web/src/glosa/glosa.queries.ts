import { glosa } from '@portal/contract/glosa.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Where the rule behind a denial comes from, since when it holds, and the provider's own record on it. */
export const explicacaoQuery = (codigoGlosa: string, codigoEvento: string | undefined) =>
  queryOptions({
    queryKey: ['glosa.getExplicacao', codigoGlosa, codigoEvento],
    queryFn: ({ signal }) =>
      call(glosa.getExplicacao, {
        params: { codigoGlosa },
        query: { ...(codigoEvento && { codigoEvento }) },
        signal,
      }),
  })
