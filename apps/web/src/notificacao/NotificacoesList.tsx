import { notificacao } from '@portal/contract/notificacao.ts'
import { getTipoNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../api/useWrite.ts'
import { showInstante } from '../calendario/format.ts'
import { ListView } from '../carregamento/ListView.tsx'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './NotificacoesList.module.css'
import { notificacoesQuery } from './notificacao.queries.ts'

/**
 * What the server kept, the newest first, each the way to its object. Shown, they are read, and those
 * that were new stay marked while they are on the screen.
 */
export function NotificacoesList({ onLeave }: { onLeave: () => void }) {
  const consulta = useInfiniteQuery(notificacoesQuery)
  const { data } = consulta
  const { mutate } = useWrite(notificacao.acknowledgeNotificacoes, {
    prepare: (ate: number) => ({ body: { ate } }),
  })
  const told = useRef(0)
  const [novas, setNovas] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const naoLidas = data?.pages.flatMap(({ notificacoes }) => notificacoes).filter(({ lida }) => !lida) ?? []
    const [primeira] = naoLidas
    // Told once: where the telling fails they are new once more when the panel opens again.
    if (!primeira || primeira.id <= told.current) return
    told.current = primeira.id
    setNovas((antes) => new Set([...antes, ...naoLidas.map(({ id }) => id)]))
    mutate(primeira.id)
  }, [data, mutate])
  return (
    <ListView
      empty={<p>Nenhuma novidade das suas guias ou do seu cadastro.</p>}
      isPart
      lines={4}
      loading="Carregando avisos"
      noun={['aviso', 'avisos']}
      query={consulta}
      rows={({ notificacoes }) => notificacoes}
      shape="row"
    >
      {(notificacoes) => (
        <ol className={styles.lista}>
          {notificacoes.map(({ id, tipo, referencia, texto, em }) => (
            <li className={styles.linha} key={id}>
              <AcessoLink href={getTipoNotificacao(tipo).endereco(referencia)} onPress={onLeave}>
                {texto}
              </AcessoLink>
              <span className={styles.quando}>
                {showInstante(em)} {novas.has(id) && <Badge tone="informacao">Novo</Badge>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </ListView>
  )
}
