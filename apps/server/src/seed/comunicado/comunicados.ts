import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { Row } from '../database/insertTabelas.ts'
import { toInstante } from '../database/instante.ts'
import { COMUNICADOS } from './comunicado.data.ts'

/** From so many days on, the whole cast has read it. */
const DIAS_LIDO = 14

/** The notices of the networks, and that each login of the cast read the older ones. */
export function createComunicados(
  hoje: string,
  acessos: readonly { codigoCredenciado: number; login: number }[],
): Record<string, Row[]> {
  const comunicados = COMUNICADOS.map((linha, i) => ({
    codigo: i + 1,
    titulo: linha.titulo,
    texto: linha.texto,
    tags: linha.tags,
    publicado_em: toInstante(addDays(hoje, -linha.diasAtras), 8 * 60 + 7 * i),
    valido_ate: linha.diasAFrente === undefined ? null : addDays(hoje, linha.diasAFrente),
    rede: linha.rede ?? null,
    codigo_especialidade: linha.codigoEspecialidade ?? null,
    destinatario: linha.destinatario ?? null,
    diasAtras: linha.diasAtras,
  }))
  return {
    comunicado: comunicados.map(({ diasAtras: _dias, ...comunicado }) => comunicado),
    leitura_comunicado_login: acessos.flatMap(({ codigoCredenciado, login }) =>
      comunicados
        .filter(({ diasAtras }) => diasAtras >= DIAS_LIDO)
        .map(({ codigo: codigo_comunicado, diasAtras }) => ({
          codigo_credenciado: codigoCredenciado,
          login,
          codigo_comunicado,
          em: toInstante(addDays(hoje, 2 - diasAtras), 10 * 60),
        })),
    ),
  }
}
