"""The web server: tables that friends on different machines sit at.

`kartenhaus.server.run` has the server itself; it is left out here, since it brings a lot along that nobody needs who
only wants to know the settings.
"""

from kartenhaus.server.config import Config, flag_of, read_config, unknown_settings, variable_of

__all__ = ["Config", "flag_of", "read_config", "unknown_settings", "variable_of"]
