import { MAXIMO_CREDITOS, nameConta } from '@portal/domain/conciliacao/credito.ts'
import { toHistorico } from '@portal/domain/conciliacao/historico.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { isErroApi } from '../api/erroApi.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { FileDrop } from '../ui/field/FileDrop.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { ColunasField } from './ColunasField.tsx'
import { pushComVolta } from './comVolta.ts'
import { describeExtrato, ExtratoConferido } from './ExtratoConferido.tsx'
import { loadExtrato } from './loadExtrato.ts'
import type { ExtratoLido } from './readExtrato.ts'
import { useImportacao } from './useImportacao.ts'

/** A bank's file: read here, shown as it was understood, and brought in only when it is confirmed. */
export function ImportacaoDialog({ onClose }: { onClose: () => void }) {
  const [arquivo, setArquivo] = useState<File>()
  const [conta, setConta] = useState('')
  // While other columns are tried, what was read by the former ones stays: the focus is in it.
  const [lido, setLido] = useState<ExtratoLido>()
  const leitura = useMutation({
    mutationFn: loadExtrato,
    onSuccess: (novo) => setLido('ilegivel' in novo ? undefined : novo),
  })
  const { enviados, sendTudo } = useImportacao()
  const ilegivel = leitura.data && 'ilegivel' in leitura.data ? leitura.data : undefined
  const creditos = useMemo(() => (lido ? nameConta(lido.creditos, toHistorico(conta)) : []), [lido, conta])
  const envio = useMutation({
    mutationFn: () => sendTudo({ arquivo: arquivo ? toHistorico(arquivo.name) : null, creditos }),
    onSuccess: ({ novos, repetidos }) => {
      const deAntes = repetidos > 0 ? ` ${countOf(repetidos, 'já estava', 'já estavam')} aqui.` : ''
      pushComVolta(`${countOf(novos, 'depósito importado', 'depósitos importados')}.${deAntes}`)
      onClose()
    },
  })
  const isInterrompido = isErroApi(envio.error) && (envio.error.status === 0 || envio.error.status >= 500)
  const choose = ([novo]: readonly File[]) => {
    if (!novo || envio.isPending) return
    setArquivo(novo)
    setLido(undefined)
    setConta('')
    envio.reset()
    leitura.mutate({ arquivo: novo })
  }
  return (
    <Dialog
      footer={
        <>
          <Button disabledReason={envio.isPending ? 'Espere o envio terminar.' : undefined} onPress={onClose}>
            Voltar
          </Button>
          <Button
            disabledReason={creditos.length > 0 ? undefined : 'Escolha um arquivo que tenha depósitos.'}
            isPending={envio.isPending}
            onPress={() => envio.mutate()}
            variant="primario"
          >
            {creditos.length > 0
              ? `Importar ${countOf(creditos.length, 'depósito', 'depósitos')}`
              : 'Importar depósitos'}
          </Button>
        </>
      }
      isDismissable={!envio.isPending}
      isOpen
      onClose={onClose}
      size="largo"
      title="Importar extrato do banco"
    >
      <Stack gap={4}>
        <FileDrop
          accept={['.ofx', '.csv', '.txt']}
          allowsMultiple={false}
          error={leitura.isError ? 'O arquivo não pôde ser aberto. Escolha-o de novo.' : undefined}
          hint="OFX ou CSV, como o banco o grava. Só os depósitos são lidos; nada sai deste computador antes de você confirmar."
          label={arquivo?.name ?? 'Extrato do banco'}
          onFiles={choose}
        />
        <p aria-live="polite">
          {leitura.isPending ? `Lendo ${arquivo?.name ?? 'o arquivo'}…` : lido && describeExtrato(lido)}
        </p>
        {ilegivel && arquivo && (
          <>
            <Banner role="alert" title="Não achamos as colunas deste arquivo" tone="atencao">
              Nenhuma coluna parece ter datas, ou nenhuma parece ter valores. Diga quais são, se o arquivo as
              tiver.
            </Banner>
            <ColunasField
              amostra={ilegivel.amostra}
              colunas={undefined}
              onChange={(colunas) => leitura.mutate({ arquivo, colunas })}
            />
          </>
        )}
        {lido && arquivo && !envio.isPending && (
          <>
            {lido.tabela && (
              <ColunasField
                amostra={lido.tabela.amostra}
                colunas={lido.tabela.colunas}
                onChange={(colunas) => leitura.mutate({ arquivo, colunas })}
              />
            )}
            {lido.creditos.some((credito) => credito.conta === '') && (
              <TextField
                hint="O arquivo não diz de que conta é. Com mais de uma conta, dê um nome a cada uma."
                id="conta-extrato"
                isOptional
                label="Conta"
                maxLength={40}
                onChange={setConta}
                value={conta}
                width="20"
              />
            )}
            <ExtratoConferido extrato={lido} />
          </>
        )}
        {envio.isPending && creditos.length > MAXIMO_CREDITOS && (
          <ProgressBar
            detail={`${enviados} de ${creditos.length} depósitos`}
            label="Importando"
            value={Math.round((enviados / creditos.length) * 100)}
          />
        )}
        <RecusaForm error={envio.error} />
        {isInterrompido && <p>O que já foi enviado não se perde: confirme de novo para continuar.</p>}
      </Stack>
    </Dialog>
  )
}
