import type { Permissao } from '@portal/domain/acesso/permissao.tables.ts'
import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import { type Db, statement } from '../db/client.ts'

const findFim = statement<{ fim: Date }>(
  'sessao.findFim',
  `select least(s.expira_em, s.renovada_em + make_interval(secs => ${duracaoSessaoSegundos})) as fim
     from sessao s join credenciado c on c.codigo = s.codigo_credenciado join credencial k on k.login = s.login
    where s.sid = $1 and s.revogada_em is null and c.ativo and k.situacao <> 'bloqueada' and $2 = any (c.permissoes)`,
)

/**
 * Milliseconds for which a session that began to read may read on, as things stand: until it was idle for a token's
 * life, or its own end. None once it was left or lost its permission.
 */
export async function findPrazoMs(db: Db, sid: string, permissao: Permissao, agora: Date): Promise<number> {
  const [row] = await db.query(findFim, [sid, permissao])
  return row ? row.fim.getTime() - agora.getTime() : 0
}
