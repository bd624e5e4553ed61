import { acesso, type SessaoAberta } from '@portal/contract/acesso.ts'
import { ANCORA_SESSOES } from '@portal/domain/menu/ancora.ts'
import { useQuery } from '@tanstack/react-query'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { sessoesQuery } from './acesso.queries.ts'
import styles from './SessoesCard.module.css'

const TITLE = 'Suas sessões'

const ateMinuto = {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const
const instante = new Intl.DateTimeFormat('pt-BR', ateMinuto)
/** Two that began within one minute are told apart by the second. */
const inicio = new Intl.DateTimeFormat('pt-BR', { ...ateMinuto, second: '2-digit' })

/** The line goes, and the focus would pass to the next one's button, where a second Enter ends that session too. */
function leaveLinha(): void {
  const card = document.getElementById(ANCORA_SESSOES)
  if (card?.contains(document.activeElement)) card.focus({ preventScroll: true })
}

/** Where the provider's code is in use and since when; one of the others ends at a press, or all of them. */
export function SessoesCard() {
  const end = useWrite(acesso.deleteSessoes, {
    prepare: (sid: string | undefined) => ({ body: sid === undefined ? {} : { sid } }),
    onSuccess: ({ encerradas }) => {
      leaveLinha()
      pushSuccess(describeEncerradas(encerradas), 'Feito')
    },
    onError: (failure) => pushError(failure),
  })
  const isEnding = (sid?: string) => end.isPending && end.variables === sid
  return (
    <QueryView
      frame={(waiting) => <Card title={TITLE}>{waiting}</Card>}
      lines={2}
      loading="Carregando as sessões"
      query={useQuery(sessoesQuery)}
      shape="row"
    >
      {({ sessoes }) => {
        const outras = sessoes.filter(({ atual }) => !atual)
        const propria = sessoes.filter(({ atual }) => atual)
        return (
          <Card
            description={outras.length > 0 && 'Se não reconhece alguma, encerre-a e troque a senha.'}
            title={TITLE}
          >
            <ul className={styles.list}>
              {[...propria, ...outras].map((sessao) => (
                <Linha isPending={isEnding(sessao.sid)} key={sessao.sid} onEnd={end.mutate} sessao={sessao} />
              ))}
            </ul>
            {outras.length > 1 && (
              <Button isPending={isEnding()} onPress={() => end.mutate(undefined)}>
                Encerrar as outras {outras.length}
              </Button>
            )}
          </Card>
        )
      }}
    </QueryView>
  )
}

type LinhaProps = { sessao: SessaoAberta; isPending: boolean; onEnd: (sid: string) => void }

function Linha({ sessao: { sid, aparelho, ip, desde, vistaEm, atual }, isPending, onEnd }: LinhaProps) {
  const desdeTexto = inicio.format(new Date(desde))
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>{aparelho}</p>
        <p className={styles.where}>
          Desde {desdeTexto} · {!atual && `vista em ${instante.format(new Date(vistaEm))} · `}endereço {ip}
        </p>
      </div>
      {atual ? (
        <Badge tone="sucesso">Esta sessão</Badge>
      ) : (
        <Button
          aria-label={`Encerrar a sessão de ${aparelho}, desde ${desdeTexto}`}
          isPending={isPending}
          onPress={() => onEnd(sid)}
          size="pequeno"
        >
          Encerrar
        </Button>
      )}
    </li>
  )
}

function describeEncerradas(encerradas: number): string {
  if (encerradas === 0) return 'Essa sessão já estava encerrada.'
  return encerradas === 1 ? 'A sessão foi encerrada.' : `${encerradas} sessões foram encerradas.`
}
