/** How a scheduling page is embedded: by its service's script, or, where the service is unknown, in a frame. */
export type SchedulingWidget = {
  url: string
  /** The script that builds the inline widget; undefined: the page itself is framed. */
  scriptUrl?: string
  /** Origins that the page's content security policy has to allow for it. */
  scriptOrigins: readonly string[]
  frameOrigins: readonly string[]
}

const calendlyScript = 'https://assets.calendly.com/assets/external/widget.js'

/** The widget of an operator's scheduling address. Only Calendly's script is known by name (its embed guide). */
export function schedulingWidget(schedulingUrl: string): SchedulingWidget {
  const { hostname, origin } = new URL(schedulingUrl)
  if (hostname !== 'calendly.com' && !hostname.endsWith('.calendly.com')) {
    return { url: schedulingUrl, scriptOrigins: [], frameOrigins: [origin] }
  }
  return {
    url: schedulingUrl,
    scriptUrl: calendlyScript,
    scriptOrigins: [new URL(calendlyScript).origin],
    frameOrigins: [origin],
  }
}
