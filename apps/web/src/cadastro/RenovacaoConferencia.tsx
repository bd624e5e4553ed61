import { useEffect, useRef } from 'react'
import { showData } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { formatBytes } from '../ui/formatBytes.ts'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './AtualizacaoCadastralPage.module.css'
import { campos, type Renovacao } from './renovacaoForm.ts'

type RenovacaoConferenciaProps = {
  dados: Renovacao
  isSending: boolean
  /** Back to the answers, at the one of this field. */
  onAlterar: (fieldId: string) => void
}

/** What will be sent, to be read before it is, each answer with the way back to it (Interface B2.2). */
export function RenovacaoConferencia({ dados, isSending, onAlterar }: RenovacaoConferenciaProps) {
  const { numero, dataValidade, escolhido } = dados
  const arquivo = escolhido?.arquivo
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const respostas = [
    { termo: 'Número', valor: numero.trim(), fieldId: campos.numero },
    { termo: 'Válido até', valor: showData(dataValidade), fieldId: campos.dataValidade },
    {
      termo: 'Arquivo',
      valor: arquivo ? `${arquivo.name}, ${formatBytes(arquivo.size)}` : 'O enviado antes',
      fieldId: campos.arquivo,
    },
  ]
  return (
    <Stack gap={4}>
      <h3 className={styles.titulo} ref={title} tabIndex={-1}>
        Confira antes de enviar
      </h3>
      <DescriptionList
        items={respostas.map(({ termo, valor, fieldId }) => ({
          term: termo,
          value: (
            <Row gap={3}>
              <span className={styles.resposta}>{valor}</span>
              <Button
                aria-label={`Alterar: ${termo}`}
                disabledReason={isSending ? 'O documento está sendo enviado.' : undefined}
                onPress={() => onAlterar(fieldId)}
                variant="fantasma"
              >
                Alterar
              </Button>
            </Row>
          ),
        }))}
        layout="rows"
      />
    </Stack>
  )
}
