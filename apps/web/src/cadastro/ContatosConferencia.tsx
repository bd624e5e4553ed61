import { useEffect, useRef } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './AtualizacaoCadastralPage.module.css'

type ContatosConferenciaProps = {
  mudancas: readonly { rotulo: string; de: string; para: string }[]
  isPending: boolean
  /** It takes back the change that waits for its code. */
  isRetirada: boolean
  onBack: () => void
  onConfirm: () => void
}

/** What will be sent, to be read before it is; the focus comes here. */
export function ContatosConferencia({
  mudancas,
  isPending,
  isRetirada,
  onBack,
  onConfirm,
}: ContatosConferenciaProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card>
      <Stack gap={4}>
        <h2 className={styles.titulo} ref={title} tabIndex={-1}>
          Confira antes de confirmar
        </h2>
        {mudancas.length === 0 ? (
          <p>Nada muda: você confirma que os contatos continuam os mesmos.</p>
        ) : (
          <DescriptionList
            items={mudancas.map(({ rotulo, de, para }) => ({ term: rotulo, value: `${de} → ${para}` }))}
            layout="rows"
          />
        )}
        {isRetirada && <p>A troca que espera o código será retirada.</p>}
        <Row>
          <Button onPress={onBack}>Voltar e corrigir</Button>
          <Button isPending={isPending} onPress={onConfirm} variant="primario">
            Confirmar os contatos
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
