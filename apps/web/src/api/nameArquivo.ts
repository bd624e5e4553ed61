import type { Route } from '@portal/contract/route.ts'
import { isDataCivil, toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { extensoesCopia } from '@portal/domain/imagem/versaoImagem.ts'
import type { Parts } from './outgoing.ts'

/** Of the call and of its answer, all that a name may be made of. */
type Recebido = Pick<Parts, 'params' | 'query' | 'body'> & { tipo: string; hoje: string }

const parte = /\{(\w+)\}/g

/** The name that the route gives to a file that came without one; days as in Spec §7.3. */
export function nameArquivo({ arquivo = [] }: Route, recebido: Recebido): string {
  const { params, query, body, tipo, hoje } = recebido
  const partes = new Map<string, unknown>(
    Object.entries({
      ...params,
      ...query,
      ...(typeof body === 'object' && body),
      tipo: extensoesCopia[tipo] ?? 'bin',
      hoje,
    }),
  )
  const hasPartes = (nome: string) =>
    [...nome.matchAll(parte)].every(([, qual = '']) => partes.get(qual) !== undefined)
  const nome = arquivo.find(hasPartes) ?? 'arquivo'
  return nome.replaceAll(parte, (_, qual: string) => showParte(String(partes.get(qual))))
}

const showParte = (valor: string): string => (isDataCivil(valor) ? toBrasileira(valor, '-') : valor)
