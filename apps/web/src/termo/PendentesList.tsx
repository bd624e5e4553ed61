import type { TermoPendente } from '@portal/contract/termo.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { RefObject } from 'react'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { describeUnidades, describeVersao, hasUnidades } from './describeTermo.ts'
import styles from './PendentesList.module.css'
import { SeguirSemAceitarLink } from './RetornoLink.tsx'

type PendentesListProps = {
  termos: readonly TermoPendente[]
  isLido: (termo: TermoPendente) => boolean
  isPending: boolean
  onAcceptAll: () => void
  title: RefObject<HTMLHeadingElement | null>
}

/** What waits, each a link to its text; once all were read they may be accepted together. */
export function PendentesList({ termos, isLido, isPending, onAcceptAll, title }: PendentesListProps) {
  const naoLidos = termos.filter((termo) => !isLido(termo))
  const [proximo = termos[0]] = naoLidos
  return (
    <Card>
      <Stack gap={4}>
        <div>
          <h2 className={styles.titulo} ref={title} tabIndex={-1}>
            {countOf(termos.length, 'termo espera o seu aceite', 'termos esperam o seu aceite')}
          </h2>
          <p>Leia cada um até o fim e aceite. Se preferir fazer isso depois, siga pelo menu.</p>
        </div>
        <Stack as="ol">
          {termos.map((termo) => (
            <li className={styles.linha} key={termo.codigoDocumento}>
              <div>
                <Link href={hrefOf('/portal/termosPendentes', { documento: termo.codigoDocumento })}>
                  {termo.titulo}
                </Link>
                <p className={styles.detalhe}>{describeVersao(termo)}</p>
                {hasUnidades(termo) && (
                  <p className={styles.detalhe}>Falta o aceite de: {describeUnidades(termo.faltam)}</p>
                )}
              </div>
              {isLido(termo) ? <Badge tone="sucesso">Lido</Badge> : <Badge tone="atencao">Não lido</Badge>}
            </li>
          ))}
        </Stack>
        <Row>
          {proximo && naoLidos.length > 0 && (
            <ButtonLink
              href={hrefOf('/portal/termosPendentes', { documento: proximo.codigoDocumento })}
              variant="primario"
            >
              Ler {proximo.titulo}
            </ButtonLink>
          )}
          {naoLidos.length === 0 && (
            <Button icon="check" isPending={isPending} onPress={onAcceptAll} variant="primario">
              {termos.length === 1 ? 'Aceitar o termo lido' : `Aceitar os ${termos.length} termos lidos`}
            </Button>
          )}
          <SeguirSemAceitarLink />
        </Row>
        {naoLidos.length === 0 && termos.some(hasUnidades) && (
          <p>O aceite vale para o código principal e para todas as unidades.</p>
        )}
      </Stack>
    </Card>
  )
}
